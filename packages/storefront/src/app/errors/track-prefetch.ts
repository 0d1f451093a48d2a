let pending = 0;

/** Whether a script that fails to load may be one that nobody has asked for yet. */
export function isPrefetching(): boolean {
  return pending > 0;
}

/** Prefetches and ignores failures. Call what it returns once the result is needed: failures count from then on. */
export function trackPrefetch(load: () => Promise<unknown>): () => void {
  let isPending = true;
  pending += 1;
  const end = () => {
    if (isPending) pending -= 1;
    isPending = false;
  };
  void load().then(end, end);
  return end;
}
