import { sql } from 'kysely';
import type { SortKeys } from '../paging.ts';
import type { Database } from '../storage/database.ts';
import type { CardRef } from './title.ts';

/** Sorted by nearness, then by rating. */
type Similar = CardRef & { nearness: number; rating: number };

/** Genres count more than directors, and directors more than cast and country. */
const weights = { genre: 20, director: 10, actor: 4, country: 1 };

/**
 * Titles that share genres or people; a shared country alone is not enough. Videos match videos; films and series
 * match each other.
 */
export function similarTo(db: Database, id: string, limit: number, after?: SortKeys): Similar[] {
  const next = after ? sql`and (nearness, rating, id) < (${sql.join([...after])})` : sql``;
  const query = sql<Similar>`
    with shared (id, weight) as (
      select title_id, ${weights.genre} from title_genres
        where genre_key in (select genre_key from title_genres where title_id = ${id})
      union all
      select title_id, iif(role = 'director', ${weights.director}, ${weights.actor}) from credits
        where person_id in (select person_id from credits where title_id = ${id})
      union all
      select title_id, ${weights.country} from title_countries
        where country_code in (select country_code from title_countries where title_id = ${id})
    ),
    near (id, nearness) as (
      select id, sum(weight) from shared where id <> ${id}
        group by id having max(weight) > ${weights.country}
    )
    select type as content_type, id, nearness, rating from near join titles using (id)
      where listed and (type = 'video') = (select type = 'video' from titles where id = ${id}) ${next}
      order by nearness desc, rating desc, id desc limit ${limit}`;
  return db.all({ compile: () => query.compile(db.from) });
}
