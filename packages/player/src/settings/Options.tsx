import { CheckIcon, Phrases, type PhrasesData } from '@parde/ui';
import { useId } from 'react';
import * as styles from './panel.css.ts';

export interface Option {
  value: string;
  label: PhrasesData;
  /** A short note at the end of the row. */
  hint?: string | undefined;
}

interface OptionsProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

/** A list of options with a mark at the selected one. */
export function Options({ label, options, value: chosen, onChoose }: OptionsProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={label}>
      {options.map(({ value, label: messages, hint }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.hiddenInput}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.check}>{value === chosen ? <CheckIcon /> : null}</span>
          <span className={styles.rowText}>
            <bdi>
              <Phrases>{messages}</Phrases>
            </bdi>
          </span>
          {hint ? <bdi className={styles.rowValue}>{hint}</bdi> : null}
        </label>
      ))}
    </fieldset>
  );
}
