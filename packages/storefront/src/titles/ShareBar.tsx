import * as styles from './ShareBar.css.ts';

/** How much of something is over, from 0 to 1, where words beside it say the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <div className={styles.bar}>
      <div className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
