import { type RefObject, useEffect, useState } from 'react';
import { prefersNoMotion } from '../../internal/reduced-motion.ts';

/**
 * Rotates the slides after hydration, if motion is allowed, while they are visible, and allows their clips. The viewer
 * may stop and restart both.
 */
export function useRotation(element: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(false);
  const [clipsWanted, setClipsWanted] = useState(false);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || count < 2) return;
    setWanted(!prefersNoMotion());
    setClipsWanted(!prefersNoMotion());
    const observer = new IntersectionObserver(
      ([entry]) => setIsVisible(entry?.isIntersecting === true),
      { threshold: 0.5 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, count]);

  return {
    wanted,
    rotates: wanted && isVisible,
    showsClips: clipsWanted && isVisible,
    setWanted,
    setClipsWanted,
  };
}
