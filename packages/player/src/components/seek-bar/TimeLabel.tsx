import { clock } from '../../format.ts';
import { usePlayer, usePlayerState } from '../../player-context.ts';
import * as styles from '../controls.css.ts';

/** The position and the duration. Hidden from screen readers, because the seek bar announces both. */
export function TimeLabel() {
  const { locale } = usePlayer();
  const time = usePlayerState((state) => Math.floor(state.time));
  const duration = usePlayerState((state) => Math.floor(state.duration));
  const now = clock(locale, time, duration);
  return (
    <span className={styles.time} aria-hidden="true">
      <span className={styles.now} style={{ minInlineSize: `${now.length / 2}em` }}>
        {now}
      </span>
      <span className={styles.total}> / {clock(locale, duration)}</span>
    </span>
  );
}
