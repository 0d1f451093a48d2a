import { directionOf, type Locale } from '@parde/domain';
import { useEffect, useRef } from 'react';
import * as styles from './components/stage.css.ts';
import type { RenewSource } from './controller/create-controller.ts';
import type { OnProgress } from './controller/progress.ts';
import type { PlayerMedia, PlayerNeighbour } from './player-media.ts';
import type { PlayerMessage } from './player-message.ts';
import { Session } from './Session.tsx';
import type { PlayerWords } from './words/player-words.ts';

export interface PlayerProps {
  media: PlayerMedia;
  locale: Locale;
  words: PlayerWords;
  /** Where the viewer left off, in seconds. */
  startAt?: number | null | undefined;
  /** It begins as soon as it is there: after a press on a poster, or for the next episode. */
  autoPlay?: boolean;
  /** Stands in the picture's place: why it does not play, or what it will cost. */
  message?: PlayerMessage | null | undefined;
  previous?: PlayerNeighbour | undefined;
  next?: PlayerNeighbour | undefined;
  /** Whether the next one begins by itself. */
  autoplayNext?: boolean;
  /** Without it, the viewer cannot change that here. */
  onAutoplayNextChange?: ((on: boolean) => void) | undefined;
  /** It fills the box that it stands in, whatever its shape; otherwise it is 16 by 9. */
  fill?: boolean;
  /** It stands on a page among other things: its keys are for when it has the focus, which it takes when it begins. */
  inPage?: boolean;
  onClose?: (() => void) | undefined;
  /** Where the viewer is: now and then, and at each turn. */
  onProgress?: OnProgress | undefined;
  /** Asked when an address has lapsed. */
  renewSource?: RenewSource | undefined;
}

/** Plays a film or a channel. Full screen stays from one episode to the next. */
export function Player({ fill = false, ...props }: PlayerProps) {
  const stage = useRef<HTMLElement>(null);
  const { media, locale, words, inPage = false } = props;
  useEffect(() => {
    if (inPage) stage.current?.focus({ preventScroll: true });
  }, [inPage]);
  return (
    <section
      ref={stage}
      className={`${styles.stage} ${styles.shapes[fill ? 'fill' : 'wide']}`}
      aria-label={words.player}
      tabIndex={inPage ? -1 : undefined}
      lang={locale}
      dir={directionOf(locale)}
    >
      <Session key={media.id} {...props} stage={stage} />
    </section>
  );
}
