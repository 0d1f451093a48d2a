'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './SearchBox.css.ts';
import { SearchResult, type SearchResultData } from './SearchResult.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import {
  hasSuggestions,
  SearchSuggestions,
  type SearchSuggestionsData,
  suggestionIds,
} from './SearchSuggestions.tsx';

export interface SearchBoxProps {
  label: string;
  clearLabel: string;
  resultsLabel: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter if no result is active. */
  onSubmit: () => void;
  results: readonly SearchResultData[];
  onChoose: (id: string) => void;
  /** Shown below the results and announced: «۶ نتیجه», «در حال جست‌وجو», «چیزی پیدا نشد». */
  status?: string;
  /** True while results are loading. The previous results stay visible until then. */
  loading?: boolean;
  /** The link to all results. `onClick` is called when the viewer follows it. */
  all?: { href: string; label: string; onClick?: () => void };
  /** Shown before a letter is typed. `onChoose` is called for a selected suggestion too. */
  suggestions?: SearchSuggestionsData;
  /** The accessible name of the list of suggestions. */
  suggestionsLabel?: string;
  /** True to show the suggestions instead of results. By default, they are shown while the field is empty. */
  suggesting?: boolean;
  /**
   * True if the box is in a bar at the top of the screen. The bar must be the nearest positioned ancestor. On a phone
   * the results fill the screen below the bar.
   */
  inBar?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A field with results below. Arrow keys move between the results, Enter opens one, Escape closes the panel. */
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
  loading = false,
  all,
  suggestions = {},
  suggestionsLabel = label,
  suggesting = value === '',
  inBar,
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const ids = suggesting ? suggestionIds(suggestions) : results.map((result) => result.id);
  const active = activeId === undefined ? -1 : ids.indexOf(activeId);
  const chosen = ids[active];
  const shown = open && !suggesting && (results.length > 0 || status !== '' || loading);
  const suggested = open && suggesting && hasSuggestions(suggestions);
  const listed = (shown || suggested) && ids.length > 0;
  const elementId = (each: string) => `${id}-${each}`;

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const choose = (each: string) => {
    setOpen(false);
    onChoose(each);
  };

  const moveActiveOption = (event: KeyboardEvent) => {
    if (event.key === 'Delete') removeChosen(event);
    const step = steps[event.key];
    if (!step || ids.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // One position more than results: the field itself, between the last result and the first.
    const stepCount = ids.length + 1;
    setActiveId(ids[((active + 1 + step + stepCount) % stepCount) - 1]);
  };

  const removeChosen = (event: KeyboardEvent) => {
    const { recent } = suggestions;
    if (!(suggested && recent?.terms.some((term) => term.id === chosen)) || !chosen) return;
    event.preventDefault();
    setActiveId(ids[active + 1]);
    recent.onRemove(chosen);
  };

  return (
    <search>
      <form
        className={styles.box}
        data-in-bar={inBar}
        onSubmit={(event) => {
          event.preventDefault();
          if (listed && chosen !== undefined) choose(chosen);
          else {
            setOpen(false);
            onSubmit();
          }
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !shown) return;
          // The first Escape closes the results; the next clears the field, as browsers do.
          event.preventDefault();
          input.current?.focus();
          setOpen(false);
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
            aria-expanded={listed}
            aria-controls={`${id}-results`}
            aria-activedescendant={listed && chosen !== undefined ? elementId(chosen) : undefined}
            // A typed text has its own direction; the placeholder has the page's.
            dir={value ? 'auto' : undefined}
            placeholder={placeholder}
            value={value}
            onFocus={() => setOpen(true)}
            onKeyDown={moveActiveOption}
            onChange={({ target }) => {
              setOpen(true);
              setActiveId(undefined);
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
        {/* Always mounted, because a live region that appears together with its text is not announced. */}
        <div
          className={styles.panel}
          data-shown={shown || suggested || undefined}
          // A click between the clickable elements does not close the panel.
          tabIndex={-1}
        >
          {suggested ? (
            <SearchSuggestions
              {...suggestions}
              listId={`${id}-results`}
              label={suggestionsLabel}
              elementId={elementId}
              chosenId={chosen}
              onChoose={choose}
              onRemoved={() => input.current?.focus()}
            />
          ) : (
            <ResultList
              listId={`${id}-results`}
              label={resultsLabel}
              loading={loading}
              results={listed ? results : []}
              elementId={elementId}
              chosenId={chosen}
              onChoose={choose}
            />
          )}
          {shown && loading && !listed ? <SearchSkeleton /> : null}
          <div className={styles.foot}>
            <div role="status" className={styles.status}>
              {shown ? status : ''}
            </div>
            {listed && shown && all ? (
              <Link
                href={all.href}
                onClick={() => {
                  setOpen(false);
                  all.onClick?.();
                }}
              >
                {all.label}
              </Link>
            ) : null}
          </div>
        </div>
      </form>
    </search>
  );
}

interface ResultListProps {
  listId: string;
  label: string;
  loading: boolean;
  results: readonly SearchResultData[];
  elementId: (id: string) => string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

function ResultList({
  listId,
  label,
  loading,
  results,
  elementId,
  chosenId,
  onChoose,
}: ResultListProps) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      aria-busy={loading || undefined}
      hidden={results.length === 0}
    >
      {results.map((result) => (
        <SearchResult
          key={result.id}
          {...result}
          elementId={elementId(result.id)}
          selected={result.id === chosenId}
          onChoose={() => onChoose(result.id)}
        />
      ))}
    </div>
  );
}
