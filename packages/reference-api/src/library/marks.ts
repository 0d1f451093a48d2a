import type { CallInput } from '@parde/api-client';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { noSuchSeason } from '../catalogue/messages.ts';
import type { Title } from '../catalogue/title.ts';
import { refuse } from '../contract/refusal.ts';
import type { Parts } from '../parts.ts';
import { notOutYet } from './messages.ts';
import type { MyTitles } from './my-titles.ts';
import { createPositions } from './positions.ts';

type MarkRequest = CallInput<'markWatched'>['body'];

export type Marks = {
  /** Marks a title as if it was played to its end, or as if it was never started. */
  mark: (
    mobile: string,
    title: Title,
    request: Pick<MarkRequest, 'watched' | 'season' | 'episodes'>,
  ) => void;
  /** True if watched; of a series, if all of its released episodes are. */
  isWatched: (mobile: string, title: Title) => boolean;
  watchedEpisodes: (mobile: string, seriesId: string) => string[];
};

export function createMarks(
  { db, titles, now }: Pick<Parts, 'db' | 'titles' | 'now'>,
  myTitles: MyTitles,
): Marks {
  const { from } = db;
  const positions = createPositions(db, now);

  /** Returns the episodes in order. Extras are included only if requested. */
  const episodesOf = (
    series: string,
    { season, episodes }: Pick<MarkRequest, 'season' | 'episodes'>,
  ) => {
    const all = from
      .selectFrom('episodes')
      .select('id')
      .where('series_id', '=', series)
      .orderBy('season')
      .orderBy('number');
    if (episodes) return db.all(all.where('id', 'in', among(episodes)));
    const released = all.where('air_at', '<=', now());
    if (season === undefined) return db.all(released.where('season', '>', 0));
    const found = db.all(released.where('season', '=', season));
    if (found.length === 0) throw refuse.notFound(noSuchSeason);
    return found;
  };

  const set = (mobile: string, title: Title, watched: boolean) => {
    if (!watched) return positions.drop(mobile, title);
    const duration = title.seconds ?? 0;
    positions.save(mobile, title, { position: duration, duration, watched: 1 });
  };

  const markEpisodes = (mobile: string, seriesId: string, episodes: Title[], watched: boolean) => {
    const last = positions.lastOf(mobile, seriesId);
    for (const episode of episodes) set(mobile, episode, watched);
    if (!watched || !last || episodes.some(({ id }) => id === last.content_id)) return;
    // If a viewer marks an earlier episode, or while another episode is in progress, their position in the series does
    // not change.
    const before = titles.title('episode', last.content_id);
    const farthest = episodes.at(-1);
    if (before && (!last.watched || (farthest && isAfter(before, farthest)))) {
      const { position, duration, watched: done } = last;
      positions.save(mobile, before, { position, duration, watched: done });
    }
  };

  return {
    mark: (mobile, title, request) => {
      const { watched } = request;
      if (watched && title.availableAt > now()) {
        throw refuse.invalid(new Map([['watched', [notOutYet]]]));
      }
      db.transaction(() => {
        if (title.type === 'series') {
          const ids = episodesOf(title.id, request).map(({ id }) => id);
          const episodes = titles
            .all('episode', ids)
            .filter(({ availableAt }) => !watched || availableAt <= now());
          markEpisodes(mobile, title.id, episodes, watched);
          if (!watched) for (const each of episodes) myTitles.remove(mobile, 'history', each);
        } else if (title.seriesId !== null) {
          markEpisodes(mobile, title.seriesId, [title], watched);
        } else set(mobile, title, watched);
        if (watched) myTitles.remember(mobile, title);
        else myTitles.remove(mobile, 'history', title);
      });
    },

    isWatched: (mobile, title) => {
      if (title.type !== 'series') return positions.of(mobile, title)?.watched === 1;
      const counted = db.one(
        from
          .selectFrom('episodes')
          .leftJoin('places', (join) =>
            join
              .onRef('places.content_id', '=', 'episodes.id')
              .on('places.content_type', '=', 'episode')
              .on('places.mobile', '=', mobile),
          )
          .select(({ fn }) => [
            fn.countAll<number>().as('all'),
            sql<number>`coalesce(sum(places.watched), 0)`.as('watched'),
          ])
          .where('episodes.series_id', '=', title.id)
          .where('season', '>', 0)
          .where('air_at', '<=', now()),
      );
      return counted !== undefined && counted.all > 0 && counted.watched === counted.all;
    },

    watchedEpisodes: (mobile, seriesId) =>
      db
        .all(
          from
            .selectFrom('places')
            .select('content_id')
            .where((eb) => eb.and({ mobile, series_id: seriesId, watched: 1 }))
            .orderBy('id'),
        )
        .map(({ content_id }) => content_id),
  };
}

function isAfter(one: Title, other: Title): boolean {
  const seasons = (one.season ?? 0) - (other.season ?? 0);
  return seasons > 0 || (seasons === 0 && (one.number ?? 0) > (other.number ?? 0));
}
