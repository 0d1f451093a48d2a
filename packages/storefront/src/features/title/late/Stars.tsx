import { StarIcon, VisuallyHidden } from '@parde/ui';
import { useId } from 'react';
import * as styles from './Stars.css.ts';

interface StarsProps {
  label: string;
  value: number | undefined;
  /** How a star is read out. */
  nameOf: (value: number) => string;
  /** What stands under the stars. */
  shown: (value: number) => string;
  onChange: (value: number) => void;
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One of ten stars: radio buttons, so that arrows, a finger and a screen reader know what to do. */
export function Stars({ label, value = 0, nameOf, shown, onChange }: StarsProps) {
  const group = useId();
  return (
    <fieldset className={styles.stars}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {all.map((each) => (
          <label key={each} className={styles.star} data-lit={each <= value || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              value={each}
              checked={each === value}
              aria-label={nameOf(each)}
              onChange={() => onChange(each)}
            />
            <StarIcon />
          </label>
        ))}
      </div>
      <output className={styles.chosen}>{value === 0 ? '' : shown(value)}</output>
    </fieldset>
  );
}
