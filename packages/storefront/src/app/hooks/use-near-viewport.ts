import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Far enough for data to arrive before the element is visible. */
const rootMargin = '600px 0px';

/** Returns true as soon as the element has been near the viewport, and never returns to false. */
export function useNearViewport<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // In a transition React renders the new content in slices.
        startTransition(() => setNear(true));
        observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
}
