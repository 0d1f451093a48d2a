import * as styles from '../components/WideCard/WideCard.css.ts';

/** The watched share, from 0 to 1. Screen readers announce `label`. */
export interface CardProgressData {
  value: number;
  label: string;
}

/** A progress bar on a card's picture. Screen readers announce its label below. */
export function CardProgress({ value }: Pick<CardProgressData, 'value'>) {
  return (
    <span className={styles.progress}>
      <span
        className={styles.watched}
        style={{ inlineSize: `${Math.min(1, Math.max(0, value)) * 100}%` }}
      />
    </span>
  );
}
