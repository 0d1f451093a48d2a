'use client';

import { directionOf, type Locale } from '@parde/domain';
import { useEffect, useRef } from 'react';
import * as styles from './components/stage.css.ts';
import type { RenewSource } from './controller/controller.ts';
import type { OnProgress } from './controller/progress.ts';
import type { LocalFiles } from './local-files.ts';
import type { PlayerMessages } from './messages/player-messages.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerMedia, PlayerNeighbour } from './player-media.ts';
import type { PlayerMessage } from './player-message.ts';
import { Session } from './Session.tsx';

export interface PlayerProps {
  media: PlayerMedia;
  locale: Locale;
  messages: PlayerMessages;
  /** The position where the viewer left off, in seconds. */
  startAt?: number | null | undefined;
  /** Starts playback immediately: after a click on a poster, or for the next episode. */
  autoPlay?: boolean;
  /** Shown instead of the picture: why the title does not play, or the cost of playing it. */
  message?: PlayerMessage | null | undefined;
  previous?: PlayerNeighbour | undefined;
  next?: PlayerNeighbour | undefined;
  /** True if the next episode starts automatically. */
  autoplayNext?: boolean;
  /** If missing, the viewer cannot change `autoplayNext` in the player. */
  onAutoplayNextChange?: ((on: boolean) => void) | undefined;
  /** True if the player fills the parent box. Otherwise it is 16 by 9. */
  fill?: boolean;
  /**
   * True if the player shares the page with other content. Then it listens to keys only while focused, and takes the
   * focus on start.
   */
  inPage?: boolean;
  onClose?: (() => void) | undefined;
  /** If set, a button makes the player small: see `mini`. */
  onMinimise?: (() => void) | undefined;
  /**
   * If set, the player is small: the picture and the name, with buttons to pause, expand and close. It fills the parent
   * box, in one row if the box is low. Playback continues when this changes.
   */
  mini?: { readonly onExpand: () => void } | undefined;
  /** Additional buttons of the page, such as saving the film offline or sharing it. */
  actions?: readonly PlayerAction[] | undefined;
  /** Called with the position every few seconds and at each pause, seek and end. */
  onProgress?: OnProgress | undefined;
  /** The maximum height while the viewer has not chosen a quality. Limits the data that the viewer pays for. */
  maxHeight?: number | undefined;
  /** Called when the source address has expired, and at the first play if there are no sources. */
  renewSource?: RenewSource | undefined;
  /** Files on the device, which the player plays without a connection. */
  localFiles?: LocalFiles | undefined;
}

/** Plays a film or a channel. Full screen survives the change to the next episode. */
export function Player({ fill = false, ...props }: PlayerProps) {
  const stage = useRef<HTMLElement>(null);
  const { media, locale, messages, inPage = false, mini } = props;
  useEffect(() => {
    if (inPage) stage.current?.focus({ preventScroll: true });
  }, [inPage]);
  return (
    <section
      ref={stage}
      className={`${styles.stage} ${styles.shapes[fill || mini ? 'fill' : 'wide']}`}
      data-mini={mini && ''}
      aria-label={mini ? messages.miniPlayer : messages.player}
      // A surrounding dialog gives the player the focus, so its keys work immediately.
      tabIndex={-1}
      lang={locale}
      dir={directionOf(locale)}
    >
      <Session key={media.id} {...props} stage={stage} />
    </section>
  );
}
