import { type RawBuilder, sql } from 'kysely';
import type { TitleKind } from '../catalogue/title.ts';
import type { TitleRef } from '../money/purchases.ts';
import type { Database } from '../storage/database.ts';

export type Ratings = {
  of: (mobile: string, title: TitleRef) => number | null;
  /** Returns the titles that the user gave at least so many stars, the best first. */
  best: (mobile: string, stars: number, count: number) => TitleRef[];
  /** Stores a rating, which replaces an earlier one. Null removes it. */
  rate: (mobile: string, title: TitleRef, stars: number | null) => void;
};

const tables = {
  movie: 'titles',
  series: 'titles',
  video: 'titles',
  episode: 'episodes',
  ekran: 'ekrans',
} as const satisfies Record<TitleKind, string>;

export function createRatings(db: Database): Ratings {
  const of: Ratings['of'] = (mobile, { type, id }) =>
    db.one(
      db.from
        .selectFrom('ratings')
        .select('stars')
        .where((eb) => eb.and({ mobile, content_type: type, content_id: id })),
    )?.stars ?? null;

  const write = (query: RawBuilder<unknown>) => db.run({ compile: () => query.compile(db.from) });

  return {
    of,

    best: (mobile, stars, count) =>
      db.all(
        db.from
          .selectFrom('ratings')
          .select(['content_type as type', 'content_id as id'])
          .where('mobile', '=', mobile)
          .where('stars', '>=', stars)
          .orderBy('stars', 'desc')
          .orderBy('content_id', 'desc')
          .limit(count),
      ),
    rate: (mobile, title, stars) => {
      const { type, id } = title;
      db.transaction(() => {
        const before = of(mobile, title);
        if (stars === null) {
          write(sql`delete from ratings
            where mobile = ${mobile} and content_type = ${type} and content_id = ${id}`);
        } else {
          write(sql`insert or replace into ratings (mobile, content_type, content_id, stars)
            values (${mobile}, ${type}, ${id}, ${stars})`);
        }
        const more = Number(stars !== null) - Number(before !== null);
        write(sql`update ${sql.table(tables[type])}
          set rating_sum = rating_sum + ${(stars ?? 0) - (before ?? 0)}, rating_count = rating_count + ${more}
          where id = ${id}`);
      });
    },
  };
}
