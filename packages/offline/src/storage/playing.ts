const lockOf = (key: string) => `offline-playing ${key}`;

/** Marks a title as playing, for all tabs. Returns a function that ends this. */
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

/** Runs the function unless the title plays in any tab. The title cannot start to play meanwhile. */
export async function unlessPlaying(key: string, run: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}
