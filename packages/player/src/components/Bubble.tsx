import { useEffect, useState } from 'react';
import type { SayPlace } from '../player-context.ts';
import * as controls from './controls.css.ts';
import * as styles from './stage.css.ts';

export interface Saying {
  /** Another number is said again, the same words too. */
  id: number;
  text: string;
  place: SayPlace;
}

const shownMs = 1200;
/** Who presses a key ten times is told once, when it is over. */
const quietMs = 600;

interface BubbleProps {
  saying: Saying | null;
}

/** What a key has just done: seen at once, heard when the keys rest. */
export function Bubble({ saying }: BubbleProps) {
  const [gone, setGone] = useState(-1);
  const [heard, setHeard] = useState('');

  useEffect(() => {
    if (!saying) return;
    const { id, text } = saying;
    const say = setTimeout(() => setHeard(text), quietMs);
    const go = setTimeout(() => setGone(id), shownMs);
    return () => {
      clearTimeout(say);
      clearTimeout(go);
    };
  }, [saying]);

  return (
    <>
      {saying && saying.id !== gone ? (
        <div className={styles.bubble} data-place={saying.place} aria-hidden="true">
          {saying.text}
        </div>
      ) : null}
      <div role="status" className={controls.heard}>
        {heard}
      </div>
    </>
  );
}
