import { useId } from 'react';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  label: PhrasesData;
  /** The part of the whole, from 0 to 1. */
  value: number;
  /** The part as shown and as read by screen readers: «۲٫۴ گیگابایت از ۸ گیگابایت». */
  valueText: string;
  /** Another part of the whole, such as the room that other files take. */
  other?: number;
  /** `danger` if the part is all of the whole. */
  tone?: 'accent' | 'danger';
}

/** A part of a whole, such as used room. */
export function Meter({ label, value, valueText, other = 0, tone = 'accent' }: MeterProps) {
  const id = useId();
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <span id={id}>
          <Phrases>{label}</Phrases>
        </span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <meter className={hidden} aria-labelledby={id} aria-valuetext={valueText} value={value} />
      <div className={styles.track} aria-hidden="true">
        {value > 0 ? (
          <div className={styles.parts[tone]} style={{ inlineSize: `${percentOf(value)}%` }} />
        ) : null}
        {other > 0 ? (
          <div className={styles.parts.other} style={{ inlineSize: `${percentOf(other)}%` }} />
        ) : null}
      </div>
    </div>
  );
}

const percentOf = (part: number): number => Math.min(1, Math.max(0, part)) * 100;
