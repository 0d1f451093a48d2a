import { useId } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  label: string;
  /** The progress, from 0 to 1. */
  value: number;
  /** The value as shown and as read by screen readers: «۴۵ درصد». */
  valueText: string;
}

/** The progress of a task. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div>
      <div className={styles.head}>
        <bdi id={id}>{label}</bdi>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <div className={styles.filled} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
