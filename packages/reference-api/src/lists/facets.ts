import type { TitleFacets } from '@parde/api-client';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { ages, accessible as ways } from './filters.ts';
import { conditionsOf, type Filter } from './title-query.ts';

/** Rows with a `titles` of each, before the filter. */
export interface Source {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<SqlBool>[];
}

type Row = { value: number; count: number };

/** What each choice would leave, with all of the filter but its own menu's. */
export function facetsOf(db: Database, source: Source, filter: Filter): Required<TitleFacets> {
  const count = (
    menu: keyof TitleFacets,
    value: RawBuilder<number>,
    join: RawBuilder<unknown> = sql``,
  ): Row[] => {
    const conditions = [...source.where, ...conditionsOf({ ...filter, [menu]: undefined })];
    const query = sql<Row>`
      select ${value} as value, count(*) as count from ${source.from} ${join}
        where ${sql.join(conditions, sql` and `)} group by 1`;
    return db.all({ compile: () => query.compile(db.from) });
  };
  const byAge = count('age', sql`titles.age`);
  return {
    // An age holds those below it.
    age: Object.fromEntries(
      ages.flatMap(({ value }) => entryOf(value, sum(byAge.filter((each) => each.value <= value)))),
    ),
    lang: choices(
      count(
        'lang',
        sql`languages.value`,
        sql`join title_languages on title_languages.title_id = titles.id join languages on code = language_code`,
      ),
    ),
    country: choices(
      count(
        'country',
        sql`countries.value`,
        sql`join title_countries on title_countries.title_id = titles.id join countries on code = country_code`,
      ),
    ),
    f_type: choices(count('f_type', sql`titles.form`)),
    accessible: accessibleCounts(
      count(
        'accessible',
        sql`(titles.described = 1) + 2 * exists (select 1 from title_captions where title_id = titles.id)`,
      ),
    ),
  };
}

/** The value of a row has a bit for each way. */
function accessibleCounts(rows: readonly Row[]): Record<string, number> {
  const having = (bit: number) => sum(rows.filter(({ value }) => (value & bit) !== 0));
  return Object.fromEntries([
    ...entryOf(ways.described.value, having(1)),
    ...entryOf(ways.captioned.value, having(2)),
  ]);
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { count }) => all + count, 0);

/** Nothing is not said. */
function entryOf(value: number, count: number): [string, number][] {
  return count === 0 ? [] : [[String(value), count]];
}

/** A language without a number cannot be chosen. */
function choices(rows: readonly { value: number | null; count: number }[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(({ value, count }) => (value === null ? [] : entryOf(value, count))),
  );
}
