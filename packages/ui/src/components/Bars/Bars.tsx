import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Bars.css.ts';

export interface Bar {
  id: string;
  /** The name in the table and in the tooltip: «آذر ۱۴۰۵». */
  label: string;
  /** The name below the bar: «آذر». */
  shortLabel: string;
  value: number;
  /** The value with its unit: «۱۴۹٬۰۰۰ تومان». */
  valueText: string;
  /** The value above the bar, without its unit: «۱۴۹». */
  shortText?: string | undefined;
}

export interface BarsProps {
  /** The name of the chart, which is the caption of the table for screen readers. */
  label: string;
  /** The headings of the table's two columns. */
  headings: { label: string; value: string };
  /** In the order of reading: the oldest first. */
  bars: readonly Bar[];
}

/** A bar chart of a few values. Screen readers read a table. */
export function Bars({ label, headings, bars }: BarsProps) {
  const highest = Math.max(...bars.map(({ value }) => value));
  return (
    <div className={styles.chart}>
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{headings.label}</th>
              <th scope="col">{headings.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id}>
                <th scope="row">{bar.label}</th>
                <td>{bar.valueText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.id} className={styles.column} title={`${bar.label}: ${bar.valueText}`}>
            <div className={styles.area}>
              <bdi className={styles.text}>{bar.value > 0 ? bar.shortText : null}</bdi>
              <div
                className={bar.value > 0 ? styles.bar : styles.empty}
                style={{ blockSize: heightOf(bar.value, highest) }}
              />
            </div>
            <span className={styles.name}>{bar.shortLabel}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Leaves room for a line of text above the highest bar. */
const heightOf = (value: number, highest: number): string =>
  highest > 0 ? `calc((100% - 1.75em) * ${value / highest})` : '0';
