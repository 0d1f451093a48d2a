import { makeCatalogue, readCatalogue } from '@parde/demo-catalogue';
import { type CatalogueCache, type CatalogueSource, cachedCatalogue } from '../cached-catalogue.ts';
import { calendarDay } from '../catalogue/tehran.ts';
import { loadCatalogue } from '../load-catalogue/index.ts';
import { indexCatalogue } from '../search/index-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';

/** The last small catalogue of this process: copying it is faster than making it for hundreds of tests. */
let last: { key: string; copy: Buffer } | undefined;

/** Opens the database with its catalogue, in a file or in memory. */
export function openCatalogue(
  file: string | undefined,
  source: CatalogueSource,
  cache?: CatalogueCache,
): Database {
  if (file !== undefined) return fill(openDatabase(file), source);
  if (!(smallKey(source) || cache)) return fill(openDatabase(), source);
  return openDatabase(copyOfCatalogue(source, cache));
}

/** Returns a copy of a database that contains only the catalogue. */
export function copyOfCatalogue(source: CatalogueSource, cache?: CatalogueCache): Buffer {
  const key = smallKey(source);
  if (key !== undefined && last?.key === key) return last.copy;
  const copy = cache ? cachedCatalogue(cache, source, () => make(source)) : make(source);
  if (key !== undefined) last = { key, copy };
  return copy;
}

function smallKey(source: CatalogueSource): string | undefined {
  if ('file' in source || source.size !== 'small') return undefined;
  return `${source.seed}/${calendarDay(source.now)}`;
}

/** Fills an empty database. If two processes try at once, the second one finds the database filled. */
function fill(db: Database, source: CatalogueSource): Database {
  const isFilled = () => db.one(db.from.selectFrom('seeds').select('seed')) !== undefined;
  if (isFilled()) return db;
  db.transaction(() => {
    if (isFilled()) return;
    const own = 'file' in source;
    loadCatalogue(db, own ? readCatalogue(source.file) : makeCatalogue(source));
    const { seed, size } = own ? ({ seed: 0, size: 'own' } as const) : source;
    db.run(db.from.insertInto('seeds').values({ id: 1, seed, size, day: calendarDay(source.now) }));
    indexCatalogue(db);
  });
  return db;
}

function make(source: CatalogueSource): Buffer {
  const db = fill(openDatabase(), source);
  const copy = db.copy();
  db.close();
  return copy;
}
