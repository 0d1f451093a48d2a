import { type Insertable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';

type Table = keyof CatalogueTables;

/** All that the seed writes, table by table. */
export type Rows = { [T in Table]: Insertable<CatalogueTables[T]>[] };

export function emptyRows(): Rows {
  return {
    seeds: [],
    genres: [],
    countries: [],
    languages: [],
    forms: [],
    categories: [],
    people: [],
    person_groups: [],
    channels: [],
    titles: [],
    title_genres: [],
    title_countries: [],
    title_languages: [],
    title_subtitles: [],
    title_categories: [],
    credits: [],
    seasons: [],
    episodes: [],
    ekrans: [],
    lives: [],
    live_programmes: [],
    lists: [],
    list_titles: [],
    home_rows: [],
    home_row_items: [],
    slides: [],
    comments: [],
  };
}

/** So many rows go into one statement: as one JSON text, which is several times faster than a parameter a value. */
const batch = 2000;

/** In the order of the tables above, so that what a row names is there before it. */
export function insertRows(db: Database, rows: Rows): void {
  for (const [table, all] of Object.entries(rows)) {
    for (let from = 0; from < all.length; from += batch) {
      insert(db, table, all.slice(from, from + batch));
    }
  }
}

function insert(db: Database, table: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const json = JSON.stringify(rows);
  const values = columns.map((column) => sql`value ->> ${sql.lit(column)}`);
  const query = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from json_each(${json})`;
  db.run({ compile: () => query.compile(db.from) });
}
