import { type ContextType, useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts';

type Router = NonNullable<ContextType<typeof RouterContext>>['router'];

/**
 * Replaces React Router's own component, which would also load its links and forms: 4 KB on every page
 * (docs/decisions/0102).
 */
export function ScrollRestoration() {
  const router = useContext(RouterContext)?.router;
  const location = useLocation();
  useLayoutEffect(() => router && trackScrollPositions(router), [router]);
  useLayoutEffect(() => {
    if (router) restoreScroll(router.state, location.hash);
  }, [router, location]);
  return null;
}

const storageKey = 'scrollPositions';

/** Lets the router save and restore a scroll position for each history entry. */
function trackScrollPositions(router: Router): () => void {
  const positions = readPositions();
  const disable = router.enableScrollRestoration(positions, () => window.scrollY);
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    // After a reload the browser restores the position itself, long before this script runs.
    window.history.scrollRestoration = 'auto';
  };
  const save = () => {
    const { location, navigation } = router.state;
    if (navigation.state === 'idle') positions[location.key] = window.scrollY;
    writeSessionStorage(storageKey, JSON.stringify(positions));
    handBack();
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', save);
  return () => {
    disable();
    handBack();
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', save);
  };
}

function readPositions(): Record<string, number> {
  const positions: Record<string, number> = {};
  try {
    const saved = Object.entries<unknown>(JSON.parse(readSessionStorage(storageKey) ?? '{}'));
    for (const [entry, y] of saved) if (typeof y === 'number') positions[entry] = y;
  } catch {
    // Damaged storage counts as empty.
  }
  return positions;
}

/** Scrolls to the saved position of this history entry, to the element that the address names, or to the top. */
function restoreScroll(
  { restoreScrollPosition: saved, preventScrollReset }: Router['state'],
  hash: string,
): void {
  // The browser's own position stays.
  if (saved === false) return;
  // A selection within the page keeps the scroll position, even if the address names an element.
  if (saved === null && preventScrollReset) return;
  const part = saved === null && document.getElementById(idIn(hash));
  if (part) part.scrollIntoView();
  else window.scrollTo(0, saved ?? 0);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
