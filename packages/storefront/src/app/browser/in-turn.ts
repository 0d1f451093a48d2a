/**
 * Runs the work in one tab at a time. Without locks, as in old browsers, with plain http or with blocked storage, it
 * runs at once.
 */
export async function runExclusively<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
