import { useEffect, useRef } from 'react';

/** Long enough that a pointer on its way elsewhere, or a thumb that begins to scroll, asks for nothing. */
const consideration = 100;

/** Calls `act` when something that began is still meant a moment later. */
export function useIntent(act: () => void): { begin: () => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const begin = () => {
    cancel();
    timer.current = setTimeout(act, consideration);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { begin, cancel };
}
