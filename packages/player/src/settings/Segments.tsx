import { type ReactNode, useId } from 'react';
import * as styles from './panel.css.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
  /** Draws the content above the name. */
  draw?: (value: Value) => ReactNode;
}

/** A segmented control. */
export function Segments<Value extends string>({
  label,
  values,
  names,
  value: chosen,
  onChoose,
  draw,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {values.map((value) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={group}
              className={styles.hiddenInput}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {draw?.(value)}
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
