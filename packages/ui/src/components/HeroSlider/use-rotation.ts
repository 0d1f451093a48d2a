import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced } from '../../internal/reduced-motion.ts';

/** True if the viewer saves data or prefers reduced motion. */
function prefersNoMotion(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || isMotionReduced();
}

/**
 * Rotates the slides after hydration, if motion is allowed, while they are visible. The viewer may stop and restart
 * the rotation.
 */
export function useRotation(element: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(false);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || count < 2) return;
    setWanted(!prefersNoMotion());
    const observer = new IntersectionObserver(
      ([entry]) => setIsVisible(entry?.isIntersecting === true),
      { threshold: 0.5 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, count]);

  return { wanted, rotates: wanted && isVisible, setWanted };
}
