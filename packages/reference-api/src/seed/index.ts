import type { Database } from '../storage/database.ts';
import { buildRows, type Size } from './build.ts';
import { batchesOf, insertBatch } from './rows.ts';

export type SeedOptions = {
  /** Another number makes another catalogue around what is written by hand. */
  seed: number;
  now: number;
  /** The small one is what is written by hand with a little beside it, for tests and a quick start. */
  size?: Size;
};

/** Writes a catalogue into a database that has none, within the transaction of whoever asks for it. */
export function seedDatabase(db: Database, { seed, now, size = 'full' }: SeedOptions): void {
  for (const batch of batchesOf(buildRows(seed, now, size))) insertBatch(db, batch);
}
