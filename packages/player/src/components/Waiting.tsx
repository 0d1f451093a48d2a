import { useEffect, useRef, useState } from 'react';
import { usePlayer, usePlayerState } from '../player-context.ts';
import * as controls from './controls.css.ts';
import * as styles from './stage.css.ts';

/** A short wait is none: what flashes up looks slower than what does not. */
const patienceMs = 350;

/** That it is coming, or that the line is gone. */
export function Waiting() {
  const { words, say } = usePlayer();
  const waiting = usePlayerState((state) => state.waiting);
  const offline = usePlayerState((state) => state.offline);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !offline) say(words.online);
    wasOffline.current = offline;
  }, [offline, say, words]);
  return (
    <div className={styles.waiting}>
      {waiting ? <Spinner /> : null}
      <div role="status">
        {offline ? <span className={styles.offline}>{words.offline}</span> : null}
      </div>
    </div>
  );
}

function Spinner() {
  const { words } = usePlayer();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return long ? <div role="img" aria-label={words.loading} className={controls.spinner} /> : null;
}
