import { type CatalogueOptions, makeCatalogue } from '@parde/demo-catalogue';
import { calendarDay } from '../catalogue/tehran.ts';
import { type CatalogueCache, keptCatalogue } from '../kept-catalogue.ts';
import { loadCatalogue } from '../load-catalogue/index.ts';
import { indexCatalogue } from '../search/index-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';

/** The last small catalogue of this process: copying it is faster than making it for hundreds of tests. */
let last: { key: string; copy: Buffer } | undefined;

/** Opens the database with its catalogue, in a file or in memory. */
export function openCatalogue(
  file: string | undefined,
  options: Required<CatalogueOptions>,
  cache?: CatalogueCache,
): Database {
  if (file !== undefined) return fill(openDatabase(file), options);
  if (options.size !== 'small' && !cache) return fill(openDatabase(), options);
  return openDatabase(copyOfCatalogue(options, cache));
}

/** A database with the catalogue and nothing else. */
export function copyOfCatalogue(
  options: Required<CatalogueOptions>,
  cache?: CatalogueCache,
): Buffer {
  const key = `${options.seed}/${calendarDay(options.now)}`;
  if (options.size === 'small' && last?.key === key) return last.copy;
  const copy = cache ? keptCatalogue(cache, options, () => make(options)) : make(options);
  if (options.size === 'small') last = { key, copy };
  return copy;
}

/** Fills an empty database. Two processes may try at once: the second finds it filled. */
function fill(db: Database, options: Required<CatalogueOptions>): Database {
  const isFilled = () => db.one(db.from.selectFrom('seeds').select('seed')) !== undefined;
  if (isFilled()) return db;
  db.transaction(() => {
    if (isFilled()) return;
    const { seed, size, now } = options;
    loadCatalogue(db, makeCatalogue(options));
    db.run(db.from.insertInto('seeds').values({ id: 1, seed, size, day: calendarDay(now) }));
    indexCatalogue(db);
  });
  return db;
}

function make(options: Required<CatalogueOptions>): Buffer {
  const db = fill(openDatabase(), options);
  const copy = db.copy();
  db.close();
  return copy;
}
