import type { Database } from '../storage/database.ts';

export type Limit = { max: number; seconds: number };

/** Counts events by key over a sliding window, for all processes on one database. */
export type Limiter = {
  /** Returns the seconds until the next event is allowed; 0 if it is allowed now. */
  wait: (key: string) => number;
  count: (key: string) => void;
  forget: (key: string) => void;
  clear: () => void;
};

export function createLimiter(
  db: Database,
  kind: string,
  { max, seconds }: Limit,
  now: () => number,
): Limiter {
  const since = () => now() - seconds * 1000;

  return {
    wait: (key) => {
      // The oldest of the newest `max` events must leave the window first.
      const oldest = db.one(
        db.from
          .selectFrom('attempts')
          .select('at')
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('at', '>', since())
          .orderBy('at', 'desc')
          .limit(1)
          .offset(max - 1),
      );
      return oldest ? Math.max(1, Math.ceil((oldest.at - since()) / 1000)) : 0;
    },
    count: (key) => {
      // Each event deletes expired ones, so that the table stays small.
      db.run(db.from.deleteFrom('attempts').where('kind', '=', kind).where('at', '<=', since()));
      db.run(db.from.insertInto('attempts').values({ kind, key, at: now() }));
    },
    forget: (key) => {
      db.run(db.from.deleteFrom('attempts').where('kind', '=', kind).where('key', '=', key));
    },
    clear: () => {
      db.run(db.from.deleteFrom('attempts').where('kind', '=', kind));
    },
  };
}
