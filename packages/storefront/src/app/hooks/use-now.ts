import { useSyncExternalStore } from 'react';
import { usePage } from '../page/Storefront.tsx';

const minute = 60_000;

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, minute);
  return () => clearInterval(timer);
}

/**
 * Returns the time to the minute: the server's timestamp plus the time since the page opened. A device's clock may be
 * wrong by years.
 */
export function useNow(): number {
  const stamp = Date.parse(usePage().facts.now);
  const read = () => stamp + Math.floor(performance.now() / minute) * minute;
  return useSyncExternalStore(subscribe, read, () => stamp);
}
