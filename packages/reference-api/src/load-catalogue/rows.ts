import { type Insertable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';

type Table = keyof CatalogueTables;

/** All rows of the seed, by table. */
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
    channel_series: [],
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

/** Rows of one table, as the JSON parameter of one statement. */
export type Batch = { table: string; columns: readonly string[]; json: string };

/** JSON is several times faster than a parameter a value. Batches keep the text small. */
const batchSize = 2000;

/** In this order, so that references exist before they are used. */
export function batchesOf(rows: Rows): Batch[] {
  return Object.entries(rows).flatMap(([table, all]) => {
    const columns = Object.keys(all[0] ?? {});
    return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, place) => ({
      table,
      columns,
      json: JSON.stringify(all.slice(place * batchSize, (place + 1) * batchSize)),
    }));
  });
}

export function insertBatch(db: Database, { table, columns, json }: Batch): void {
  const values = columns.map((column) => sql`value ->> ${sql.lit(column)}`);
  const query = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from json_each(${json})`;
  db.run({ compile: () => query.compile(db.from) });
}
