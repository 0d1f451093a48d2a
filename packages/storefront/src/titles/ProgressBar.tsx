import * as styles from './ProgressBar.css.ts';

/** How much of something is over, from 0 to 1, where words beside it say the same. */
export function ProgressBar({ fraction }: { fraction: number }) {
  return (
    <div className={styles.bar}>
      <div className={styles.fill} style={{ inlineSize: `${fraction * 100}%` }} />
    </div>
  );
}
