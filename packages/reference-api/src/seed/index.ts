import { midnight } from '../catalogue/tehran.ts';
import type { Database } from '../storage/database.ts';
import { buildRows, type Size } from './build.ts';
import { type Batch, batchesOf, insertBatch } from './rows.ts';

export type SeedOptions = {
  /** Another number makes another catalogue around what is written by hand. */
  seed: number;
  now: number;
  /** The small one is what is written by hand with a little beside it, for tests and a quick start. */
  size?: Size;
};

/** The last small catalogue of this process: hundreds of tests write the same one. */
let last: { key: string; batches: readonly Batch[] } | undefined;

/** Fills an empty database, all of it or nothing. One that has a catalogue keeps it. */
export function seedDatabase(db: Database, { seed, now, size = 'full' }: SeedOptions): void {
  const seeded = () => db.one(db.from.selectFrom('seeds').select('seed')) !== undefined;
  if (seeded()) return;
  const batches = batchesFor(seed, now, size);
  db.transaction(() => {
    // Another process may have been quicker: the lock is ours only from here on.
    if (seeded()) return;
    for (const batch of batches) insertBatch(db, batch);
  });
}

function batchesFor(seed: number, now: number, size: Size): readonly Batch[] {
  const key = `${seed}/${midnight(now)}`;
  if (size === 'small' && last?.key === key) return last.batches;
  const batches = batchesOf(buildRows(seed, now, size));
  if (size === 'small') last = { key, batches };
  return batches;
}
