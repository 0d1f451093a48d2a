import type { Answer } from '@parde/api-client';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { similarTo } from '../catalogue/similar.ts';
import { day } from '../catalogue/tehran.ts';
import { type CardRef, cardOf } from '../catalogue/title.ts';
import type { TitleRef } from '../money/purchases.ts';
import type { Parts } from '../parts.ts';
import type { MyTitles } from './my-titles.ts';
import type { Ratings } from './ratings.ts';
import type { Watching } from './watching.ts';

type Row = Answer<'listMyRows'>['data'][number];

/** An episode counts as new for a month. */
const newFor = 30 * day;
const maxNew = 20;
const becauseItems = 20;
/** A shelf with fewer items is left out. */
const fewestItems = 4;
/** The number of titles from which a shelf is tried. */
const tried = 10;
/** A title with fewer stars gives no shelf of similar titles. */
const likedFrom = 5;
/** A title with at least as many stars gives a shelf of its own. */
const lovedFrom = 8;
/** A genre needs as many watched titles. */
const fewestOfGenre = 3;

export function createMyRows(
  parts: Parts,
  { myTitles, watching, ratings }: { myTitles: MyTitles; watching: Watching; ratings: Ratings },
): (mobile: string) => Row[] {
  const { db, titles, now } = parts;
  const { from } = db;

  /** Returns films and series once each. An episode counts as its series. */
  const worksOf = (played: readonly TitleRef[]) => {
    const works = new Map<string, CardRef & { content_type: 'movie' | 'series' }>();
    for (const { type, id } of played) {
      const series = type === 'episode' ? titles.title(type, id)?.seriesId : undefined;
      if (series) works.set(series, { content_type: 'series', id: series });
      else if (type === 'movie' || type === 'series') works.set(id, { content_type: type, id });
    }
    return [...works.values()];
  };

  const newEpisodes = (mobile: string, shown: ReadonlySet<string>): CardRef[] => {
    const followed = from
      .selectFrom('places')
      .select('series_id')
      .where('mobile', '=', mobile)
      .where('series_id', 'is not', null)
      .union(
        from
          .selectFrom('my_titles')
          .select('content_id as series_id')
          .where((eb) => eb.and({ mobile, list: 'watchlist', content_type: 'series' })),
      );
    const newest = from
      .selectFrom('episodes')
      .select(['id', sql<number>`max(air_at)`.as('air_at')])
      .where('season', '>', 0)
      .where('air_at', '<=', now())
      .where('air_at', '>', now() - newFor)
      .where('series_id', 'in', followed)
      .groupBy('series_id');
    const begun = from
      .selectFrom('places')
      .select('content_id')
      .where('mobile', '=', mobile)
      .where('content_type', '=', 'episode');
    const notBegun = from
      .selectFrom(newest.as('newest'))
      .select('id')
      .where('id', 'not in', begun)
      .orderBy('air_at', 'desc');
    return db
      .all(notBegun)
      .filter(({ id }) => !shown.has(id))
      .slice(0, maxNew)
      .map(({ id }) => ({ content_type: 'episode', id }));
  };

  const mostWatchedGenre = (ids: readonly string[]) =>
    db.one(
      from
        .selectFrom('title_genres')
        .innerJoin('genres', 'genres.key', 'genre_key')
        .select(['key', 'name_fa', 'name_en'])
        .where('title_id', 'in', among(ids))
        .groupBy('key')
        .having((row) => row.fn.countAll(), '>=', fewestOfGenre)
        .orderBy((row) => row.fn.countAll(), 'desc')
        .orderBy('key')
        .limit(1),
    );

  const bestOfGenre = (key: string, count: number): CardRef[] =>
    db.all(
      from
        .selectFrom('title_genres')
        .innerJoin('titles', 'titles.id', 'title_id')
        .select(['type as content_type', 'id'])
        .where('genre_key', '=', key)
        .where('listed', '=', 1)
        .where('type', '<>', 'video')
        .orderBy('rating', 'desc')
        .orderBy('id', 'desc')
        .limit(count),
    );

  return (mobile) => {
    const inProgress = watching.begun(mobile, undefined, 50);
    const episodes = newEpisodes(mobile, new Set(inProgress.map(({ title }) => title.id)));
    const history = myTitles.page(mobile, 'history', undefined, 200);
    const played = worksOf(history.map(({ content_type: type, content_id: id }) => ({ type, id })));
    const begun = worksOf(inProgress.map(({ title }) => title));
    const known = new Set([...played, ...begun].map(({ id }) => id));

    /** Returns the cards of unknown titles, which are known from then on, or nothing for too few. */
    const newItems = (found: readonly CardRef[]) => {
      const unknown = found.filter(({ id }) => !known.has(id)).slice(0, becauseItems);
      const items = titles.cards(unknown);
      if (items.length < fewestItems) return undefined;
      for (const { id } of unknown) known.add(id);
      return items;
    };

    const used = new Set<string>();
    const similarRow = (
      kind: 'because_watched' | 'because_rated',
      works: readonly (CardRef & { content_type: 'movie' | 'series' })[],
    ): Row[] => {
      for (const { content_type: type, id } of works.slice(0, tried)) {
        const title = used.has(id) ? undefined : titles.title(type, id);
        if (!title || (ratings.of(mobile, title) ?? likedFrom) < likedFrom) continue;
        const items = newItems(similarTo(db, id, becauseItems + known.size));
        if (!items) continue;
        used.add(id);
        return [{ kind, because: cardOf(title, 'posters'), items }];
      }
      return [];
    };

    const genreRow = (): Row[] => {
      const genre = mostWatchedGenre(played.map(({ id }) => id));
      const items = genre && newItems(bestOfGenre(genre.key, becauseItems + known.size));
      return items ? [{ kind: 'because_genre', because: null, genre, items }] : [];
    };

    const items = titles.cards(episodes, 'wide');
    return [
      ...(items.length === 0 ? [] : [{ kind: 'new_episodes', because: null, items } as const]),
      ...similarRow('because_watched', played),
      ...genreRow(),
      ...similarRow('because_rated', worksOf(ratings.best(mobile, lovedFrom, tried))),
      ...similarRow('because_watched', played),
    ];
  };
}
