import type { FilterOption } from '@parde/api-client';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { entryOf, facetsOf, type MenuFacets } from '../lists/facets.ts';
import { filtersOf } from '../lists/filters.ts';
import type { Filter } from '../lists/title-query.ts';
import type { Database } from '../storage/database.ts';

/** Returns how many entries each choice would leave. Entries that are not titles pass all menus except the age. */
export function foundFacets(db: Database, ids: readonly number[], filter: Filter): MenuFacets {
  const isAmong = sql<boolean>`entry.id in ${among(ids)}`;
  const titled = facetsOf(
    db,
    {
      from: sql`search_entries entry join titles on titles.id = entry.title_id`,
      where: [isAmong],
    },
    filter,
  );
  const others = sql<{ age: number; count: number }>`
    select coalesce(entry.age, 0) as age, count(*) as count
    from search_entries entry left join titles on titles.id = entry.title_id
    where ${isAmong} and titles.id is null group by 1`;
  const ages = db.all({ compile: () => others.compile(db.from) });
  if (ages.length === 0) return titled;
  const othersUpTo = (age: number) =>
    ages.reduce((sum, row) => (row.age <= (age || 18) ? sum + row.count : sum), 0);
  const offered = filtersOf(db);
  const countsOf = (menu: keyof MenuFacets, options: readonly FilterOption[] = []) =>
    Object.fromEntries(
      options.flatMap(({ value }) => {
        const age = menu === 'age' ? value : (filter.age ?? 0);
        return entryOf(value, (titled[menu][value] ?? 0) + othersUpTo(age));
      }),
    );
  return {
    age: countsOf('age', offered.age),
    lang: countsOf('lang', offered.lang),
    country: countsOf('country', offered.country),
    f_type: countsOf('f_type', offered.f_type),
    accessible: countsOf('accessible', offered.accessible),
  };
}
