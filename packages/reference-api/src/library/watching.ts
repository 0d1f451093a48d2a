import type { TitleState } from '@parde/api-client';
import { sql } from 'kysely';
import { refOf } from '../catalogue/episodes.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import type { Parts } from '../parts.ts';
import type { MyTitles } from './my-titles.ts';
import { type Before, createPositions, type Position } from './positions.ts';
import type { WatchTime } from './watch-time.ts';

type ResumePosition = NonNullable<TitleState['place']>;

/** The title to play next and the position in it. */
export type Begun = { title: Title; place: ResumePosition };

/** The position that a viewer has reached, in seconds, and the time of it. */
export type Reached = { position: number; duration: number; at: number };

export type Watching = {
  /** Saves a position. A position with an earlier time than the stored one changes nothing. */
  save: (mobile: string, title: Title, reached: Reached) => void;
  forget: (mobile: string, title: Title) => void;
  /** Returns the position at which to resume a title; for a series, that in its next episode. */
  resumePositionIn: (mobile: string, title: Title) => ResumePosition | null;
  /** Lists started titles, last watched first and each series once. `at` and `id` are the cursor. */
  begun: (mobile: string, before: Before | undefined, count: number) => (Begun & Before)[];
};

/** Below the first share a title is not started; above the second it is watched. */
const startedShare = 0.05;
const watchedShare = 0.95;
/** The highest speed of the player. A jump forward is faster, so its seconds do not count as watched. */
const maxSpeed = 2;

export function createWatching(
  { db, titles, now }: Pick<Parts, 'db' | 'titles' | 'now'>,
  myTitles: MyTitles,
  watchTime: WatchTime,
): Watching {
  const positions = createPositions(db, now);

  /** The next released episode that is not watched, or else the next. Extras lead only to extras. */
  const nextOf = (mobile: string, { seriesId, season, number }: Title): Title | undefined => {
    if (seriesId === null) return undefined;
    const next = db.one(
      db.from
        .selectFrom('episodes')
        .leftJoin('places', (join) =>
          join
            .onRef('places.content_id', '=', 'episodes.id')
            .on('places.content_type', '=', 'episode')
            .on('places.mobile', '=', mobile),
        )
        .select('episodes.id')
        .where('episodes.series_id', '=', seriesId)
        .where('air_at', '<=', now())
        .where(sql<boolean>`(season = 0) = ${season === 0 ? 1 : 0}`)
        .where(sql<boolean>`(season, number) > (${season}, ${number})`)
        .orderBy(sql`coalesce(places.watched, 0)`)
        .orderBy('season')
        .orderBy('number')
        .limit(1),
    );
    return next && titles.title('episode', next.id);
  };

  const positionOf = (
    title: Title,
    position: number,
    duration: number,
    at: number,
  ): ResumePosition => {
    const series = title.seriesId === null ? undefined : titles.title('series', title.seriesId);
    return {
      content_type: title.type === 'series' ? 'episode' : title.type,
      id: title.id,
      position_seconds: position,
      duration_seconds: duration,
      updated_at: timestamp(at),
      episode_of: series
        ? { series: refOf(series), season: title.season ?? 0, number: title.number ?? 0 }
        : null,
    };
  };

  const nextToWatch = (row: Position): Begun | undefined => {
    const title = titles.title(row.content_type, row.content_id);
    if (!title || row.hidden) return undefined;
    if (!row.watched) {
      return { title, place: positionOf(title, row.position, row.duration, row.at) };
    }
    const next = nextOf(row.mobile, title);
    return next && { title: next, place: positionOf(next, 0, next.seconds ?? 0, row.at) };
  };

  return {
    save: (mobile, title, { position, duration, at }) => {
      const reached = Math.min(position, duration);
      const watched = reached > duration * watchedShare;
      db.transaction(() => {
        const known = positions.of(mobile, title);
        if (known && known.at > at) return;
        if (reached < duration * startedShare || duration === 0) {
          // Playing only the beginning of a watched title changes nothing.
          if (!known?.watched) positions.drop(mobile, title);
          return;
        }
        const state = { position: reached, duration, watched: watched ? 1 : 0 } as const;
        const played = known ? ((at - known.at) / 1000) * maxSpeed : reached;
        const seconds = Math.min(reached - (known?.position ?? 0), Math.round(played));
        watchTime.add(mobile, seconds, at);
        positions.save(mobile, title, state, at);
        myTitles.remember(mobile, title);
      });
    },

    forget: positions.forget,

    resumePositionIn: (mobile, title) => {
      if (title.type === 'series') {
        const last = positions.lastOf(mobile, title.id);
        return (last && nextToWatch(last)?.place) ?? null;
      }
      const row = positions.of(mobile, title);
      return row && !row.watched ? positionOf(title, row.position, row.duration, row.at) : null;
    },

    begun: (mobile, before, count) => {
      const found: (Begun & Before)[] = [];
      for (const row of positions.latest(mobile, before)) {
        const begun = nextToWatch(row);
        if (begun) found.push({ ...begun, at: row.at, id: row.id });
        if (found.length === count) break;
      }
      return found;
    },
  };
}
