import type { Database } from '../storage/database.ts';
import { buildRows, type Size } from './build.ts';

export type SeedOptions = {
  /** Another seed makes another catalogue around the hand-written part. */
  seed: number;
  now: number;
  /** `small` is the hand-written part with a few more titles, for tests and a quick start. */
  size?: Size;
};

/** Fills an empty database, in the caller's transaction. */
export function seedDatabase(db: Database, { seed, now, size = 'full' }: SeedOptions): void {
  db.insert(buildRows(seed, now, size));
}
