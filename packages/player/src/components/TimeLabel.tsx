import { clock } from '../format.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import * as styles from './controls.css.ts';

/** Where it is, of how much. The seek bar says the same to those who hear it. */
export function TimeLabel() {
  const { locale } = usePlayer();
  const time = usePlayerState((state) => Math.floor(state.time));
  const duration = usePlayerState((state) => Math.floor(state.duration));
  return (
    <span className={styles.time} aria-hidden="true">
      {clock(locale, time, duration)}
      <span className={styles.whole}> / {clock(locale, duration)}</span>
    </span>
  );
}
