import { calendarDay } from '../catalogue/tehran.ts';
import { type SeedOptions, seedDatabase } from '../seed/index.ts';
import { type Database, openDatabase } from '../storage/database.ts';

/** This process' last catalogue in memory: hundreds of tests want the same one, and copying it is quicker. */
let last: { key: string; copy: Buffer } | undefined;

/** The database with its catalogue, in a file or in memory. */
export function openCatalogue(file: string | undefined, options: SeedOptions): Database {
  const { seed, size, now } = options;
  const key = `${seed}/${size}/${calendarDay(now)}`;
  const copy = file === undefined && last?.key === key ? last.copy : undefined;
  const db = openDatabase(copy ?? file);
  seedDatabase(db, options);
  if (file === undefined && size === 'small' && !copy) last = { key, copy: db.copy() };
  return db;
}
