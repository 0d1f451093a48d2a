import * as styles from './ProgressBar.css.ts';

/** Decorative: the text beside the bar gives the same value. */
export function ProgressBar({ fraction }: { fraction: number }) {
  return (
    <div className={styles.bar}>
      <div className={styles.fill} style={{ inlineSize: `${fraction * 100}%` }} />
    </div>
  );
}
