import { clock, formatSpokenTime } from '../format.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { delaySeconds, isAtLiveEdge } from '../state/live.ts';
import * as styles from './controls.css.ts';

/** Shows whether playback is live, and seeks to live. */
export function LiveButton() {
  const { controls, messages, locale, media } = usePlayer();
  const atEdge = usePlayerState(({ time, seekable }) => isAtLiveEdge(time, seekable));
  const behind = usePlayerState(({ time, seekable }) => Math.floor(delaySeconds(time, seekable)));
  if (atEdge || !media.dvrSeconds) {
    return (
      <span className={styles.live} data-now="">
        {messages.live}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.live}
        aria-label={messages.backToLive}
        onClick={controls.seekLive}
      >
        {messages.live}
      </button>
      <span className={styles.time}>
        <span aria-hidden="true">−{clock(locale, behind)}</span>
        <span className={styles.visuallyHidden}>
          {messages.behindLive(formatSpokenTime(locale, behind))}
        </span>
      </span>
    </>
  );
}
