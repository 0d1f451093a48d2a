import { useEffect, useRef, useState } from 'react';
import * as styles from './Countdown.css.ts';

export interface CountdownProps {
  /** The moment it runs to, in milliseconds. */
  until: number;
  /** The moment of the first rendering, so that server and browser say the same. */
  now: number;
  /** Whole seconds as they are shown: «۱:۳۰». */
  format: (seconds: number) => string;
  onEnd?: () => void;
}

const secondsTo = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** The time that is left. It counts by the clock, so a phone that slept is right when it wakes. */
export function Countdown({ until, now, format, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsTo(until, now));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    // The server's clock and this one differ: what counts is the time that has gone by here.
    const ahead = Date.now() - now;
    const tick = () => {
      const seconds = secondsTo(until, Date.now() - ahead);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until, now]);

  return (
    // Read when it is asked for: aloud each second it would drown everything else.
    <span role="timer" aria-live="off" className={styles.countdown}>
      {format(left)}
    </span>
  );
}
