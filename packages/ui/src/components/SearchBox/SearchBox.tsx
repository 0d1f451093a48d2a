import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import * as styles from './SearchBox.css.ts';
import { SearchResult, type SearchResultData } from './SearchResult.tsx';

export interface SearchBoxProps {
  label: string;
  clearLabel: string;
  resultsLabel: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, with no result chosen. */
  onSubmit: () => void;
  results: readonly SearchResultData[];
  onChoose: (id: string) => void;
  /** Under the results and read out: «۶ نتیجه», «چیزی پیدا نشد». */
  status?: string;
}

/** A field with results under it. Arrows walk among them, Enter opens one, Escape sends them away. */
export function SearchBox({
  label,
  clearLabel,
  resultsLabel,
  placeholder,
  value,
  onChange,
  onSubmit,
  results,
  onChoose,
  status = '',
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = results[active];
  const shown = open && value !== '' && (results.length > 0 || status !== '');

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const choose = (result: SearchResultData) => {
    setOpen(false);
    onChoose(result.id);
  };

  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (step && results.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than results: the field itself, between the last and the first.
      const places = results.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
  };

  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          if (shown && chosen) choose(chosen);
          else {
            setOpen(false);
            onSubmit();
          }
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <div className={classes(field.frame, styles.frame)}>
          <span className={field.slot}>
            <SearchIcon size="md" />
          </span>
          <input
            ref={input}
            className={classes(field.input, styles.input)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}-results`}
            aria-activedescendant={shown && chosen ? `${id}-${chosen.id}` : undefined}
            placeholder={placeholder}
            value={value}
            onFocus={() => setOpen(true)}
            onKeyDown={walk}
            onChange={({ target }) => {
              setOpen(true);
              setActive(-1);
              onChange(target.value);
            }}
          />
          {value ? (
            <IconButton
              size="sm"
              label={clearLabel}
              icon={<CloseIcon />}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          ) : null}
        </div>
        <div className={styles.panel} hidden={!shown}>
          <div id={`${id}-results`} role="listbox" aria-label={resultsLabel}>
            {shown
              ? results.map((result, index) => (
                  <SearchResult
                    key={result.id}
                    {...result}
                    elementId={`${id}-${result.id}`}
                    selected={index === active}
                    onChoose={() => choose(result)}
                  />
                ))
              : null}
          </div>
          <div role="status" className={styles.status}>
            {shown ? status : ''}
          </div>
        </div>
      </form>
    </search>
  );
}
