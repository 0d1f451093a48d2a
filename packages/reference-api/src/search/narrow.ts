import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { Filter } from '../lists/title-query.ts';
import { conditionsOf } from '../lists/title-query.ts';
import type { Database } from '../storage/database.ts';

/**
 * Returns the entries that match the content filter. Episodes match by their series, and screenings by their film.
 * People and channels have no language, country or form, so they always match.
 */
export function narrow(db: Database, ids: readonly number[], filter: Filter): Set<number> {
  const condition = sql.join(conditionsOf(filter), sql` and `);
  const selection = sql<{ id: number }>`
    select entry.id from search_entries entry left join titles on titles.id = entry.title_id
    where entry.id in ${among(ids)}
      and iif(titles.id is null, entry.age is null or entry.age <= ${filter.age || 18}, ${condition})`;
  return new Set(db.all({ compile: () => selection.compile(db.from) }).map(({ id }) => id));
}
