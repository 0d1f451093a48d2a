'use client';

import { type CSSProperties, useId } from 'react';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value as shown and as read by screen readers: «۸ و بالاتر». */
  valueText: string;
  disabled?: boolean;
}

/** An approximate number: a size, a volume, a minimum rating. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  valueText,
  disabled,
}: SliderProps) {
  const id = useId();
  const filled: CSSProperties = {
    [styles.filledName]: `${((value - min) / (max - min)) * 100}%`,
  };
  return (
    <div>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output className={styles.value} htmlFor={id}>
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={filled}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
