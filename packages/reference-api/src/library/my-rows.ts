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
const becauseRows = 2;
const becauseItems = 20;
/** A shelf with fewer items is left out. */
const fewestItems = 4;
/** The number of recently watched titles from which shelves are tried. */
const tried = 10;
/** A title with fewer stars gives no shelf of similar titles. */
const likedFrom = 5;

export function createMyRows(
  parts: Parts,
  { myTitles, watching, ratings }: { myTitles: MyTitles; watching: Watching; ratings: Ratings },
): (mobile: string) => Row[] {
  const { db, titles, now } = parts;
  const { from } = db;

  const playedOf = (mobile: string, list: 'history' | 'watchlist') =>
    myTitles.page(mobile, list, undefined, 200).map(({ content_type: type, content_id: id }) => ({
      type,
      id,
    }));

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
          .where('mobile', '=', mobile)
          .where('list', '=', 'watchlist')
          .where('content_type', '=', 'series'),
      );
    const newest = from
      .selectFrom('episodes')
      .select(['id', sql<number>`max(air_at)`.as('air_at')])
      .where('season', '>', 0)
      .where('air_at', '<=', now())
      .where('air_at', '>', now() - newFor)
      .where('series_id', 'in', followed)
      .groupBy('series_id')
      .orderBy('air_at', 'desc');
    const found = db.all(newest).filter(({ id }) => !shown.has(id));
    const begun = db.all(
      from
        .selectFrom('places')
        .select('content_id')
        .where('mobile', '=', mobile)
        .where('content_type', '=', 'episode')
        .where('content_id', 'in', among(found.map(({ id }) => id))),
    );
    return found
      .filter(({ id }) => !begun.some(({ content_id }) => content_id === id))
      .slice(0, maxNew)
      .map(({ id }) => ({ content_type: 'episode', id }));
  };

  return (mobile) => {
    const inProgress = watching.begun(mobile, undefined, 50);
    const episodes = newEpisodes(mobile, new Set(inProgress.map(({ title }) => title.id)));
    const played = worksOf(playedOf(mobile, 'history'));
    const begun = worksOf(inProgress.map(({ title }) => title));
    const known = new Set([...played, ...begun].map(({ id }) => id));

    const because = (work: (typeof played)[number]): Row[] => {
      const title = titles.title(work.content_type, work.id);
      const stars = title && ratings.of(mobile, title);
      if (!title || (stars !== null && stars !== undefined && stars < likedFrom)) return [];
      const similar = similarTo(db, title.id, becauseItems + known.size)
        .filter(({ id }) => !known.has(id))
        .slice(0, becauseItems);
      const items = titles.cards(similar);
      if (items.length < fewestItems) return [];
      for (const { id } of similar) known.add(id);
      return [{ kind: 'because_watched', because: cardOf(title, 'posters'), items }];
    };

    const rows: Row[] = [];
    for (const work of played.slice(0, tried)) {
      if (rows.length === becauseRows) break;
      rows.push(...because(work));
    }
    const items = titles.cards(episodes, 'wide');
    return items.length === 0 ? rows : [{ kind: 'new_episodes', because: null, items }, ...rows];
  };
}
