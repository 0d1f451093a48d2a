import { calendarDay } from '../catalogue/tehran.ts';
import { indexCatalogue } from '../search/index-catalogue.ts';
import { type SeedOptions, seedDatabase } from '../seed/index.ts';
import { type Database, openDatabase } from '../storage/database.ts';

/** The last small catalogue of this process: copying it is faster than making it for hundreds of tests. */
let last: { key: string; copy: Buffer } | undefined;

/** Opens the database with its catalogue, in a file or in memory. */
export function openCatalogue(file: string | undefined, options: SeedOptions): Database {
  if (file !== undefined || options.size !== 'small') return fill(openDatabase(file), options);
  const key = `${options.seed}/${calendarDay(options.now)}`;
  if (last?.key !== key) last = { key, copy: copyOf(options) };
  return openDatabase(last.copy);
}

/** Fills an empty database. Two processes may try at once: the second finds it filled. */
function fill(db: Database, options: SeedOptions): Database {
  const isFilled = () => db.one(db.from.selectFrom('seeds').select('seed')) !== undefined;
  if (isFilled()) return db;
  db.transaction(() => {
    if (isFilled()) return;
    seedDatabase(db, options);
    indexCatalogue(db);
  });
  return db;
}

function copyOf(options: SeedOptions): Buffer {
  const db = fill(openDatabase(), options);
  const copy = db.copy();
  db.close();
  return copy;
}
