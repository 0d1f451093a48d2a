const lockOf = (key: string) => `offline-playing ${key}`;

/** A title that is played is not removed by itself, in whichever tab. Call what is returned when it is over. */
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
