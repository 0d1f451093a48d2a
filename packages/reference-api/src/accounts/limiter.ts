export type Limit = { max: number; seconds: number };

/** Counts events by key over a window that slides. */
export type Limiter = {
  /** Seconds until the next event is allowed: 0 is now. */
  wait: (key: string) => number;
  count: (key: string) => void;
  forget: (key: string) => void;
  clear: () => void;
};

/** Past this many keys the old ones are swept, so that memory has a bound. */
const sweepAt = 10_000;

export function createLimiter({ max, seconds }: Limit, now: () => number): Limiter {
  const events = new Map<string, number[]>();

  const recent = (key: string) => {
    const since = now() - seconds * 1000;
    return (events.get(key) ?? []).filter((time) => time > since);
  };

  const sweep = () => {
    for (const key of events.keys()) {
      if (recent(key).length === 0) events.delete(key);
    }
  };

  return {
    wait: (key) => {
      const times = recent(key);
      const [oldest] = times;
      if (times.length < max || oldest === undefined) return 0;
      return Math.max(1, Math.ceil((oldest + seconds * 1000 - now()) / 1000));
    },
    count: (key) => {
      if (events.size >= sweepAt) sweep();
      // No more than `max` are kept: the oldest of them is the next to make room.
      events.set(key, [...recent(key), now()].slice(-max));
    },
    forget: (key) => {
      events.delete(key);
    },
    clear: () => {
      events.clear();
    },
  };
}
