import type { ContentFilter } from '@parde/domain';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { conditionsOf } from '../lists/title-query.ts';
import type { Database } from '../storage/database.ts';

/**
 * Of these entries, those that the content filter lets through: an episode as its series, a screening as its film. A
 * person or a channel is of no language, country or form, so nothing keeps them back.
 */
export function narrow(db: Database, ids: readonly number[], filter: ContentFilter): Set<number> {
  const fits = sql.join(conditionsOf(filter), sql` and `);
  const kept = sql<{ id: number }>`
    select entry.id from search_entries entry left join titles on titles.id = entry.title_id
    where entry.id in ${among(ids)}
      and iif(titles.id is null, entry.age is null or entry.age <= ${filter.age || 18}, ${fits})`;
  return new Set(db.all({ compile: () => kept.compile(db.from) }).map(({ id }) => id));
}
