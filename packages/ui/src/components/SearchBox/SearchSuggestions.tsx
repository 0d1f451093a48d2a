import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ClockIcon } from '../icons/ClockIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './SearchBox.css.ts';
import { Option, SearchResult, type SearchResultData } from './SearchResult.tsx';

export interface RecentTerm {
  id: string;
  text: PhraseData;
  /** The accessible name of the remove button: «حذف «یزد»». */
  removeLabel: PhrasesData;
}

/** The suggestions that are shown before a letter is typed. */
export interface SearchSuggestionsData {
  recent?: {
    label: string;
    terms: readonly RecentTerm[];
    onRemove: (id: string) => void;
    clearLabel: string;
    onClear: () => void;
  };
  results?: { label: string; items: readonly SearchResultData[] };
  /** Other content, such as links to genres. */
  more?: ReactNode;
}

interface SearchSuggestionsProps extends SearchSuggestionsData {
  listId: string;
  label: string;
  elementId: (id: string) => string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Called after a click on a remove button. */
  onRemoved: () => void;
}

export function SearchSuggestions({
  recent,
  results,
  more,
  listId,
  label,
  elementId,
  chosenId,
  onChoose,
  onRemoved,
}: SearchSuggestionsProps) {
  const id = useId();
  const terms = recent?.terms ?? [];
  const items = results?.items ?? [];
  return (
    <>
      <div className={styles.suggestions}>
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          hidden={terms.length + items.length === 0}
        >
          {recent && terms.length > 0 ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list box.
            <div role="group" aria-labelledby={`${id}-recent`}>
              <div id={`${id}-recent`} role="presentation" className={styles.label}>
                {recent.label}
              </div>
              {terms.map((term) => (
                <Option
                  key={term.id}
                  elementId={elementId(term.id)}
                  className={styles.term}
                  selected={term.id === chosenId}
                  removable
                  onChoose={() => onChoose(term.id)}
                >
                  <span className={styles.clock}>
                    <ClockIcon />
                  </span>
                  <Phrase className={styles.termText}>{term.text}</Phrase>
                </Option>
              ))}
            </div>
          ) : null}
          {results && items.length > 0 ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list box.
            <div role="group" aria-labelledby={`${id}-results`}>
              <div id={`${id}-results`} role="presentation" className={styles.label}>
                {results.label}
              </div>
              {items.map((item) => (
                <SearchResult
                  key={item.id}
                  {...item}
                  elementId={elementId(item.id)}
                  selected={item.id === chosenId}
                  onChoose={() => onChoose(item.id)}
                />
              ))}
            </div>
          ) : null}
        </div>
        {recent && terms.length > 0 ? (
          // The buttons are beside the list, because an option may not contain a button.
          <div className={styles.removals}>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                recent.onClear();
                onRemoved();
              }}
            >
              {recent.clearLabel}
            </Button>
            {terms.map((term) => (
              <IconButton
                key={term.id}
                label={term.removeLabel}
                icon={<CloseIcon />}
                onClick={() => {
                  recent.onRemove(term.id);
                  onRemoved();
                }}
              />
            ))}
          </div>
        ) : null}
      </div>
      {more ? <div className={styles.more}>{more}</div> : null}
    </>
  );
}

/** True if there is anything to show. */
export function hasSuggestions({ recent, results, more }: SearchSuggestionsData): boolean {
  return Boolean(recent?.terms.length || results?.items.length || more);
}

/** Returns the ids in the order of the arrow keys. */
export function suggestionIds({ recent, results }: SearchSuggestionsData): readonly string[] {
  return [...(recent?.terms ?? []), ...(results?.items ?? [])].map(({ id }) => id);
}
