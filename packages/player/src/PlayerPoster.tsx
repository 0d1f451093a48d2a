import { directionOf } from '@parde/domain';
import { PlayIcon } from '@parde/ui';
import { lazy, Suspense, useState } from 'react';
import * as buttons from './components/controls.css.ts';
import { Poster } from './components/Poster.tsx';
import * as styles from './components/stage.css.ts';
import type { PlayerProps } from './Player.tsx';

const load = () => import('./Player.tsx').then(({ Player }) => ({ default: Player }));
const LatePlayer = lazy(load);

/** Fetched ahead, so that the press finds it there. */
const prepare = () => {
  // Whoever presses is told what went wrong; a hint that failed is no news.
  load().catch(() => undefined);
};

/** A picture with a button. The player comes when somebody is about to press it. */
export function PlayerPoster(props: PlayerProps) {
  const [open, setOpen] = useState(false);
  const { media, words, locale, fill = false } = props;
  const face = (
    <section
      className={`${styles.stage} ${styles.shapes[fill ? 'fill' : 'wide']}`}
      aria-label={words.player}
      lang={locale}
      dir={directionOf(locale)}
    >
      <Poster picture={media.poster} />
      <div className={`${styles.chrome} ${styles.face}`}>
        {open ? (
          <div role="img" aria-label={words.loading} className={buttons.spinner} />
        ) : (
          <button
            type="button"
            className={`${buttons.button} ${buttons.buttonSizes.xl}`}
            aria-label={`${words.play}: ${media.title}`}
            onPointerEnter={prepare}
            onPointerDown={prepare}
            onFocus={prepare}
            onClick={() => setOpen(true)}
          >
            <PlayIcon />
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
