import { useId } from 'react';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChip {
  value: string;
  label: PhraseData;
  /** How much there is of it. */
  end?: string | undefined;
  disabled?: boolean;
}

export interface ChoiceChipsProps {
  /** Of its heading, for what leads to it. */
  id?: string;
  label: string;
  choices: readonly ChoiceChip[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many short choices, all of them in sight. */
export function ChoiceChips({ id, label, choices, value, onChange }: ChoiceChipsProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} id={id}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
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
      </div>
    </fieldset>
  );
}
