import { useEffect, useRef } from 'react';

/** A pointer that passes by, or a thumb that starts to scroll, prefetches nothing. */
const intentDelayMs = 100;

/** Calls `act` unless the hover or press is cancelled within a moment. */
export function useIntent(act: () => void): { begin: () => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const begin = () => {
    cancel();
    timer.current = setTimeout(act, intentDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { begin, cancel };
}
