/** A process has one set of channels and locks, but each test represents a device of its own. */
export function deviceLocks() {
  const last = new Map<string, Promise<unknown>>();
  let shared = 0;
  type Run = (lock: object | null) => Promise<unknown>;
  const requestWith = async ({ mode }: LockOptions, run: Run) => {
    if (mode !== 'shared') return await run(shared > 0 ? null : {});
    shared += 1;
    await run({});
    shared -= 1;
  };
  return {
    request(name: string, ...how: [Run] | [LockOptions, Run]) {
      if (how.length === 2) return requestWith(...how);
      const [run] = how;
      const turn = (last.get(name) ?? Promise.resolve()).then(() => run(null));
      last.set(name, turn);
      return turn;
    },
  };
}
