import {
  followScroll,
  type HeaderStage,
  headerStage,
  isFooterHidden,
  scrollStart,
} from '@parde/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface Scroll {
  readonly stage: HeaderStage;
  readonly direction: 'up' | 'down';
  readonly nearEnd: boolean;
}

/** Before measuring, and on the server, nothing covers a short page. */
const scrollStore = createStore<Scroll>(() => ({ stage: 'top', direction: 'up', nearEnd: true }));

/** Measures the scroll position at most once per frame. Returns a function that stops. */
export function trackScroll(): () => void {
  let position = scrollStart;
  let frame = 0;
  const measure = () => {
    frame = 0;
    const { scrollY, innerHeight } = window;
    const { scrollHeight } = document.documentElement;
    position = followScroll(position, scrollY, scrollHeight - innerHeight);
    scrollStore.setState({
      stage: headerStage(scrollY),
      direction: position.direction,
      nearEnd: isFooterHidden(scrollY, innerHeight, scrollHeight),
    });
  };
  const measureSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(measure);
  };
  window.addEventListener('scroll', measureSoon, { passive: true });
  window.addEventListener('resize', measureSoon);
  // Content that loads late moves the end of the page.
  const resizes = new ResizeObserver(measureSoon);
  resizes.observe(document.body);
  return () => {
    window.removeEventListener('scroll', measureSoon);
    window.removeEventListener('resize', measureSoon);
    resizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Returns one value of the scroll state. The component renders again only when this value changes. */
export function useScroll<Key extends keyof Scroll>(key: Key): Scroll[Key] {
  return useStore(scrollStore, (scroll) => scroll[key]);
}
