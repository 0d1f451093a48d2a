import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/** Returns whether the first and the last item of a horizontal track are visible. */
export function useScrollEdges(track: RefObject<HTMLElement | null>, count: number): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: count === 0 });

  useEffect(() => {
    const root = track.current;
    const first = root?.firstElementChild;
    const last = root?.lastElementChild;
    if (!root || !first || !last || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setEdges((before) => {
          const after = { ...before };
          for (const { target, isIntersecting } of entries) {
            if (target === first) after.atStart = isIntersecting;
            if (target === last) after.atEnd = isIntersecting;
          }
          return after;
        });
      },
      { root, threshold: 0.9 },
    );
    observer.observe(first);
    if (last !== first) observer.observe(last);
    return () => observer.disconnect();
  }, [track, count]);

  return edges;
}
