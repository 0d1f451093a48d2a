import { useEffect, useRef, useState } from 'react';
import { usePlayer, usePlayerState } from '../../player-context.ts';
import * as controls from '../controls.css.ts';
import * as styles from '../stage.css.ts';

/** A spinner that only flashes seems slower than no spinner. */
const delayMs = 350;

/** A spinner while buffering, and a notice while the connection is lost. */
export function BufferingStatus() {
  const { messages, announce } = usePlayer();
  const waiting = usePlayerState((state) => state.waiting);
  const offline = usePlayerState((state) => state.offline);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !offline) announce(messages.online);
    wasOffline.current = offline;
  }, [offline, announce, messages]);
  return (
    <div className={styles.waiting}>
      {waiting ? <Spinner /> : null}
      <div role="status">
        {offline ? <span className={styles.offline}>{messages.offline}</span> : null}
      </div>
    </div>
  );
}

function Spinner() {
  const { messages } = usePlayer();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return long ? (
    <div role="img" aria-label={messages.loading} className={controls.spinner} />
  ) : null;
}
