'use client';

import { useId } from 'react';
import * as styles from './RadioGroup.css.ts';
import { RadioLine, type RadioOption } from './RadioLine.tsx';

export interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value: string | undefined;
  /** The name of the form field. */
  name?: string;
  onChange: (value: string) => void;
}

/** One of a few options, all visible. */
export function RadioGroup({ label, options, value, name, onChange }: RadioGroupProps) {
  const ownName = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <RadioLine
          key={option.value}
          option={option}
          name={name ?? ownName}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}
