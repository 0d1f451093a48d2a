import * as styles from './ProgressBar.css.ts';

/** Decorative: the text beside it says the same. */
export function ProgressBar({ fraction }: { fraction: number }) {
  return (
    <div className={styles.bar}>
      <div className={styles.fill} style={{ inlineSize: `${fraction * 100}%` }} />
    </div>
  );
}
