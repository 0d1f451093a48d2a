import { useSyncExternalStore } from 'react';
import { usePage } from '../page/Storefront.tsx';

const minute = 60_000;

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, minute);
  return () => clearInterval(timer);
}

/**
 * What time it is, to the minute. It starts from the server's stamp and goes on from there by how long the page has
 * been open, so that the device's own clock, which may be wrong by years, decides nothing.
 */
export function useNow(): number {
  const stamp = Date.parse(usePage().facts.now);
  const read = () => stamp + Math.floor(performance.now() / minute) * minute;
  return useSyncExternalStore(subscribe, read, () => stamp);
}
