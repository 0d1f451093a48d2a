'use client';

import { useEffect, useRef, useState } from 'react';
import * as styles from './Countdown.css.ts';

export interface CountdownProps {
  /** The end time, in milliseconds. */
  until: number;
  /** The time of the first render, so that server and browser agree. */
  now: number;
  /** Formats whole seconds: «۱:۳۰». */
  format: (seconds: number) => string;
  onEnd?: () => void;
}

const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** The remaining time. It is computed from the clock, so it is correct after a phone has slept. */
export function Countdown({ until, now, format, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsUntil(until, now));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    // The clocks of server and device differ, so count the time that has passed on the device.
    const clockOffset = Date.now() - now;
    const tick = () => {
      const seconds = secondsUntil(until, Date.now() - clockOffset);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until, now]);

  return (
    // Not a live region, because an announcement each second would drown out everything else.
    <span role="timer" aria-live="off" className={styles.countdown}>
      {format(left)}
    </span>
  );
}
