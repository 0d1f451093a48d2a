import { type RefObject, useEffect, useState } from 'react';

/** Whether the viewer pays for each byte, or has no wish to see things move. */
function wantsCalm(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || !matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/**
 * Whether slides change by themselves: from the moment that there is script, where motion is welcome, and while they
 * can be seen. The viewer may stop them, and start them again.
 */
export function useRotation(element: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || count < 2) return;
    setWanted(!wantsCalm());
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting === true),
      { threshold: 0.5 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, count]);

  return { wanted, rotates: wanted && seen, setWanted };
}
