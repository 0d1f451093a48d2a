import { type RefObject, useEffect, useState } from 'react';

/** Returns the index of the item that fills most of a horizontal track. */
export function useCurrentItem(track: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const root = track.current;
    if (!root || count < 2) return;
    const children = Array.from(root.children);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(children.indexOf(target));
        }
      },
      { root, threshold: 0.6 },
    );
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [track, count]);

  return Math.min(current, Math.max(0, count - 1));
}
