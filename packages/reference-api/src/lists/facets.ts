import type { TitleFacets } from '@parde/api-client';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { ages, accessible as ways } from './filters.ts';
import { conditionsOf, type Filter } from './title-query.ts';

/** The rows before filtering. Each row has its title as `titles`. */
export interface Source {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<SqlBool>[];
}

/** The counts for the menus of `getFilters`. */
export type MenuFacets = Required<Omit<TitleFacets, 'type'>>;

type Row = { value: number; count: number };

/** Returns the number of titles that each choice would leave, with the complete filter except the choice's own menu. */
export function facetsOf(db: Database, source: Source, filter: Filter): MenuFacets {
  const count = (menu: keyof MenuFacets, value: RawBuilder<number>, join?: RawBuilder<unknown>) =>
    countBy(db, source, { ...filter, [menu]: undefined }, value, join);
  const byAge = count('age', sql`titles.age`);
  return {
    // An age includes all lower ages.
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

/** Counts films and series under the complete filter except the type. */
export function kindCounts(
  db: Database,
  source: Source,
  filter: Filter,
): Required<TitleFacets>['type'] {
  const rows = countBy(db, source, { ...filter, type: 'all' }, sql<string>`titles.type`);
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}

function countBy<Value extends number | string>(
  db: Database,
  { from, where }: Source,
  filter: Filter,
  value: RawBuilder<Value>,
  join: RawBuilder<unknown> = sql``,
): { value: Value; count: number }[] {
  const query = sql<{ value: Value; count: number }>`
    select ${value} as value, count(*) as count from ${from} ${join}
      where ${sql.join([...where, ...conditionsOf(filter)], sql` and `)} group by 1`;
  return db.all({ compile: () => query.compile(db.from) });
}

/** A row's value has one bit for each kind of accessibility. */
function accessibleCounts(rows: readonly Row[]): Record<string, number> {
  const having = (bit: number) => sum(rows.filter(({ value }) => (value & bit) !== 0));
  return Object.fromEntries([
    ...entryOf(ways.described.value, having(1)),
    ...entryOf(ways.captioned.value, having(2)),
  ]);
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { count }) => all + count, 0);

/** Leaves zero out. */
export function entryOf(value: number, count: number): [string, number][] {
  return count === 0 ? [] : [[String(value), count]];
}

/** A language without a number cannot be chosen. */
function choices(rows: readonly { value: number | null; count: number }[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(({ value, count }) => (value === null ? [] : entryOf(value, count))),
  );
}
