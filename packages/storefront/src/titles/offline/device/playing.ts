const lockOf = (key: string) => `offline-playing ${key}`;

/**
 * Prevents the automatic removal of a title while it plays, in any tab. Call the returned function when playback is
 * over.
 */
export function markPlaying(key: string): () => Promise<void> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const released = navigator.locks.request(lockOf(key), { mode: 'shared' }, () => ended);
  return async () => {
    end();
    await released;
  };
}

export async function unlessPlaying(key: string, run: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}
