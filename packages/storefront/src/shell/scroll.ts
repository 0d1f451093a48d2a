import {
  followScroll,
  type HeaderStage,
  headerStage,
  isFooterHidden,
  scrollStart,
} from '@parde/domain';
import { useSyncExternalStore } from 'react';

export interface Scroll {
  readonly stage: HeaderStage;
  readonly direction: 'up' | 'down';
  readonly nearEnd: boolean;
}

/** The value on the server and before measuring, so that nothing covers a short page. */
const unmeasured: Scroll = { stage: 'top', direction: 'up', nearEnd: true };

let scroll = unmeasured;
let position = scrollStart;
let frame = 0;
const listeners = new Set<() => void>();

/** Measures the scroll position at most once per frame. Listeners are called only for changes. */
function measure(): void {
  frame = 0;
  const { scrollY, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  position = followScroll(position, scrollY, scrollHeight - innerHeight);
  const next: Scroll = {
    stage: headerStage(scrollY),
    direction: position.direction,
    nearEnd: isFooterHidden(scrollY, innerHeight, scrollHeight),
  };
  if (isSame(scroll, next)) return;
  scroll = next;
  for (const listener of listeners) listener();
}

function isSame(one: Scroll, other: Scroll): boolean {
  return (
    one.stage === other.stage && one.direction === other.direction && one.nearEnd === other.nearEnd
  );
}

function measureSoon(): void {
  if (frame === 0) frame = requestAnimationFrame(measure);
}

let resizes: ResizeObserver | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', measureSoon, { passive: true });
    window.addEventListener('resize', measureSoon);
    // Content that loads late moves the end of the page.
    resizes = new ResizeObserver(measureSoon);
    resizes.observe(document.body);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('scroll', measureSoon);
    window.removeEventListener('resize', measureSoon);
    resizes?.disconnect();
  };
}

/** Returns one value of the scroll state. The component renders again only when this value changes. */
export function useScroll<Key extends keyof Scroll>(key: Key): Scroll[Key] {
  return useSyncExternalStore(
    subscribe,
    () => scroll[key],
    () => unmeasured[key],
  );
}
