'use client';

import { directionOf, type Locale } from '@parde/domain';
import { useEffect, useRef } from 'react';
import * as styles from './components/stage.css.ts';
import type { RenewSource } from './controller/controller.ts';
import type { OnProgress } from './controller/progress.ts';
import type { LocalFiles } from './local-files.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerMedia, PlayerNeighbour } from './player-media.ts';
import type { PlayerMessage } from './player-message.ts';
import { Session } from './Session.tsx';
import type { PlayerWords } from './messages/player-messages.ts';

export interface PlayerProps {
  media: PlayerMedia;
  locale: Locale;
  words: PlayerWords;
  /** Where the viewer left off, in seconds. */
  startAt?: number | null | undefined;
  /** Starts playback at once: after a press on a poster, or for the next episode. */
  autoPlay?: boolean;
  /** Shown instead of the picture: why the title does not play, or what it will cost. */
  message?: PlayerMessage | null | undefined;
  previous?: PlayerNeighbour | undefined;
  next?: PlayerNeighbour | undefined;
  /** Whether the next episode starts by itself. */
  autoplayNext?: boolean;
  /** Without it, the viewer cannot change `autoplayNext` here. */
  onAutoplayNextChange?: ((on: boolean) => void) | undefined;
  /** Fills the parent box; otherwise 16 by 9. */
  fill?: boolean;
  /**
   * The player shares the page with other content: it listens to keys only while focused, and takes the focus on start.
   */
  inPage?: boolean;
  onClose?: (() => void) | undefined;
  /** What the page offers beside: to keep the film, to share it. */
  actions?: readonly PlayerAction[] | undefined;
  /** Called with the position every few seconds and at each pause, seek and end. */
  onProgress?: OnProgress | undefined;
  /** The best quality while the viewer has chosen none: what their data can pay for. */
  maxHeight?: number | undefined;
  /** Called when the source address has expired, and at the first play if there are no sources. */
  renewSource?: RenewSource | undefined;
  /** What is on the device plays from there, and needs no connection. */
  localFiles?: LocalFiles | undefined;
}

/** Plays a film or a channel. Full screen survives the change to the next episode. */
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
      // A dialog around it gives it the focus, so its keys work at once.
      tabIndex={-1}
      lang={locale}
      dir={directionOf(locale)}
    >
      <Session key={media.id} {...props} stage={stage} />
    </section>
  );
}
