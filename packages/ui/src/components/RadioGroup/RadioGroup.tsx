import { type ReactNode, useId } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { classes } from '../../internal/classes.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: string;
  /** At the end of the line: a price, a number. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One of a few, all of them in sight. */
export function RadioGroup({ label, options, value, onChange }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes(choice.line, styles.option)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={classes(choice.mark, styles.dot)}
            onChange={() => onChange(option.value)}
          />
          <span className={choice.words}>
            <span>{option.label}</span>
            {option.hint ? (
              <span className={classes(choice.hint, styles.hint)}>{option.hint}</span>
            ) : null}
          </span>
          {option.end}
        </label>
      ))}
    </fieldset>
  );
}
