import * as styles from '../components/WideCard/WideCard.css.ts';

/** How much of it has been watched, from 0 to 1; `label` as read out. */
export interface CardProgressData {
  value: number;
  label: string;
}

/** On a card's picture. What it says is read out beneath. */
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
