import { Button, joinPhrases, Phrases, srcSetOf } from '@parde/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { count } from '../format.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import type { PlayerNeighbour } from '../player-media.ts';
import { isNextUp, nextCountdownSeconds } from '../state/next-up.ts';
import * as controls from './controls.css.ts';
import * as styles from './next-card.css.ts';
import { Line } from './seek-bar/Line.tsx';

/** Appears with the credits and starts the next episode, unless the viewer dismisses it. */
export function NextCard() {
  const { next, media, messages } = usePlayer();
  const [dismissed, setDismissed] = useState(false);
  const up = usePlayerState(
    ({ time, duration, phase }) =>
      (phase === 'ready' || phase === 'ended') &&
      isNextUp({ time, duration, creditsStart: media.creditsStart, ended: phase === 'ended' }),
  );
  // After a seek back into the film, the card appears again at its end.
  if (!up && dismissed) setDismissed(false);
  const shown = up && !dismissed ? next : undefined;
  return (
    <>
      {/* Read out once, when the card appears. The countdown is not read out. */}
      <div role="status" className={controls.visuallyHidden}>
        {shown ? <Phrases>{joinPhrases(`${messages.nextUp}: `, shown.title)}</Phrases> : null}
      </div>
      {shown ? <Card next={shown} onDismiss={() => setDismissed(true)} /> : null}
    </>
  );
}

interface CardProps {
  next: PlayerNeighbour;
  onDismiss: () => void;
}

function Card({ next, onDismiss }: CardProps) {
  const { messages, locale, autoplayNext } = usePlayer();
  const { onSelect, title, label, picture } = next;
  const isCounting = usePlayerState(
    ({ phase, playing, waiting }) => phase === 'ended' || (playing && !waiting),
  );
  const left = useCountdown(autoplayNext && isCounting, onSelect);

  return (
    <section className={styles.card} aria-label={messages.nextUp}>
      <div className={styles.head}>
        {picture ? (
          <img
            className={styles.picture}
            alt=""
            sizes="6.5rem"
            srcSet={srcSetOf(picture)}
            src={picture.url}
          />
        ) : null}
        <div className={styles.textBlock}>
          <p className={styles.label}>
            {autoplayNext ? messages.nextIn(count(locale, left)) : messages.nextUp}
          </p>
          <Line className={styles.title}>{title}</Line>
          {label ? (
            <p className={`${styles.label} ${styles.onWide}`} dir="auto">
              {label}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" size="sm" onClick={onSelect}>
          {messages.watchNext}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {messages.dismissNext}
        </Button>
      </div>
    </section>
  );
}

/** Counts seconds, also after the end of the film. Returns the seconds that are left. */
function useCountdown(isCounting: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(nextCountdownSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === 0 || !isCounting) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, isCounting]);
  return left;
}
