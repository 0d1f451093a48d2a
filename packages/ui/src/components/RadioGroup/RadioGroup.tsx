import { useId } from 'react';
import * as styles from './RadioGroup.css.ts';
import { RadioLine, type RadioOption } from './RadioLine.tsx';

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
        <RadioLine
          key={option.value}
          option={option}
          name={name}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}
