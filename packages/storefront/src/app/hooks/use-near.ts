import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far ahead that what is late is there before it is seen. */
const ahead = '600px 0px';

/** Whether something has been near the part of the page that is seen. Once it has, it stays so. */
export function useNear<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
}
