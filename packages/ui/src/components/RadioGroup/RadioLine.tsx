import { type ReactNode, useId } from 'react';
import { ChoiceLabel, namedByLabel } from '../../internal/ChoiceLabel.tsx';
import * as choice from '../../internal/choice.css.ts';
import { classes } from '../../internal/classes.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: string;
  /** Shown at the end of the line: a price, a number. */
  end?: ReactNode;
  disabled?: boolean;
}

interface RadioLineProps {
  option: RadioOption;
  /** The name of the group. */
  name: string;
  checked: boolean;
  onChoose: () => void;
}

/** One line of a group: a radio button, its text, and the content at the end. The entire line is clickable. */
export function RadioLine({ option, name, checked, onChoose }: RadioLineProps) {
  const id = useId();
  const { value, label, hint, end, disabled } = option;
  const named = namedByLabel(id, hint);
  return (
    <label className={classes(choice.line, styles.option)}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        className={classes(choice.mark, styles.dot)}
        aria-labelledby={named['aria-labelledby']}
        aria-describedby={classes(end ? `${id}-end` : null, named['aria-describedby']) || undefined}
        onChange={onChoose}
      />
      <ChoiceLabel id={id} label={label} hint={hint} />
      {end ? (
        <span className={styles.end} id={`${id}-end`}>
          {end}
        </span>
      ) : null}
    </label>
  );
}
