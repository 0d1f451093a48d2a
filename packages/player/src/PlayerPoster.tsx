'use client';

import { directionOf } from '@parde/domain';
import { joinPhrases, Phrases, PlayIcon } from '@parde/ui';
import { lazy, Suspense, useState } from 'react';
import * as buttons from './components/controls.css.ts';
import { Poster } from './components/Poster.tsx';
import { Line } from './components/seek-bar/Line.tsx';
import * as styles from './components/stage.css.ts';
import type { PlayerProps } from './Player.tsx';

const load = () => import('./Player.tsx').then(({ Player }) => ({ default: Player }));
const LatePlayer = lazy(load);

/** Prefetches the player before the click. */
const prepare = () => {
  // The click reports the error. A failed prefetch is silent.
  load().catch(() => undefined);
};

/** A poster with a play button. The player's code is loaded on hover, focus or click. */
export function PlayerPoster(props: PlayerProps) {
  const [open, setOpen] = useState(false);
  const { media, messages, locale, fill = false } = props;
  const face = (
    <section
      className={`${styles.stage} ${styles.shapes[fill ? 'fill' : 'wide']}`}
      aria-label={messages.player}
      lang={locale}
      dir={directionOf(locale)}
    >
      <Poster picture={media.poster} />
      <div className={`${styles.chrome} ${styles.face}`}>
        <div className={styles.faceTop} aria-hidden="true">
          <div className={styles.titles}>
            <Line className={styles.title}>{media.title}</Line>
            {media.subtitle ? <Line className={styles.subtitle}>{media.subtitle}</Line> : null}
          </div>
        </div>
        {open ? (
          <div role="img" aria-label={messages.loading} className={buttons.spinner} />
        ) : (
          <button
            type="button"
            className={`${buttons.button} ${buttons.buttonSizes.xl}`}
            onPointerEnter={prepare}
            onPointerDown={prepare}
            onFocus={prepare}
            onClick={() => setOpen(true)}
          >
            <PlayIcon />
            <span className={buttons.visuallyHidden}>
              <Phrases>{joinPhrases(`${messages.play}: `, media.title)}</Phrases>
            </span>
          </button>
        )}
      </div>
    </section>
  );
  if (!open) return face;
  return (
    <Suspense fallback={face}>
      <LatePlayer {...props} autoPlay />
    </Suspense>
  );
}
