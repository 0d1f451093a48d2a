'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChip {
  value: string;
  label: PhraseData;
  /** The number of items, shown at the end. */
  end?: string | undefined;
  disabled?: boolean;
}

export interface ChoiceChipsProps {
  /** The id of the heading, as a link target. */
  id?: string;
  /** The name of the form field. */
  name?: string;
  label: string;
  choices: readonly ChoiceChip[];
  value: string;
  /** Shows this many choices at first, and a button that shows how many others there are. */
  first?: { count: number; moreLabel: (rest: number) => string } | undefined;
  onChange: (value: string) => void;
}

/** One of many short choices, all visible, or only the first of very many. */
export function ChoiceChips({
  id,
  name: givenName,
  label,
  choices,
  value,
  first,
  onChange,
}: ChoiceChipsProps) {
  const ownName = useId();
  const name = givenName ?? ownName;
  const group = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { shown, rest } = firstOf(choices, value, isWhole ? undefined : first?.count);

  // The button that had the focus was removed.
  useEffect(() => {
    if (isWhole) group.current?.querySelectorAll('input')[first?.count ?? 0]?.focus();
  }, [isWhole, first?.count]);

  return (
    <fieldset className={styles.group} id={id}>
      <legend className={styles.legend}>{label}</legend>
      <div ref={group} className={styles.choices}>
        {shown.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              className={styles.input}
              onChange={() => onChange(choice.value)}
            />
            <Phrase>{choice.label}</Phrase>
            {choice.end === undefined ? null : <span className={styles.end}>{choice.end}</span>}
          </label>
        ))}
        {first && rest > 0 ? (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {first.moreLabel(rest)}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}

/**
 * Returns the choices to show at first, which always include the selected one. A button for one or two more would
 * need as much space as these choices.
 */
function firstOf(
  choices: readonly ChoiceChip[],
  value: string,
  count: number | undefined,
): { shown: readonly ChoiceChip[]; rest: number } {
  if (count === undefined || choices.length <= count + 2) return { shown: choices, rest: 0 };
  const shown = choices.filter((choice, index) => index < count || choice.value === value);
  return { shown, rest: choices.length - shown.length };
}
