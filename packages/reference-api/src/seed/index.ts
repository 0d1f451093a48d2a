import { midnight } from '../catalogue/tehran.ts';
import type { Database } from '../storage/database.ts';
import { buildRows, type Size } from './build.ts';
import { insertRows, type Rows } from './rows.ts';

export type SeedOptions = {
  /** Another number makes another catalogue around what is written by hand. */
  seed: number;
  now: number;
  /** The small one is what is written by hand with a little beside it, for tests and a quick start. */
  size?: Size;
};

/** The rows of this process' last catalogue: hundreds of tests seed the same one. */
let last: { key: string; rows: Rows } | undefined;

/** Fills an empty database, all of it or nothing. One that has a catalogue keeps it. */
export function seedDatabase(db: Database, { seed, now, size = 'full' }: SeedOptions): void {
  const seeded = () => db.one(db.from.selectFrom('seeds').select('seed')) !== undefined;
  if (seeded()) return;
  const key = `${seed}/${midnight(now)}/${size}`;
  if (last?.key !== key) last = { key, rows: buildRows(seed, now, size) };
  const { rows } = last;
  db.transaction(() => {
    // Another process may have been quicker: the lock is ours only from here on.
    if (!seeded()) insertRows(db, rows);
  });
}
