import type { EpisodeItem, Series } from '@parde/api-client';
import type { Parts } from '../parts.ts';
import { creditsOf } from './credits.ts';
import { datesOf, detailsOf } from './details.ts';
import { episodeItems } from './episode-items.ts';
import { seasonsOf } from './episodes.ts';
import { headOf, titleOr404 } from './head.ts';
import { timestamp } from './tehran.ts';
import { vocabularyOf } from './words.ts';

export function seriesOf(parts: Parts, id: string): Series {
  const { db } = parts;
  const title = titleOr404(parts, 'series', id);
  const own = db.one(
    db.from
      .selectFrom('titles')
      .select(['last_year', 'jalali_last_year', 'trailer_id', 'details'])
      .where('id', '=', id),
  );
  const vocabulary = vocabularyOf(db, id);
  return {
    ...headOf(title),
    ...vocabulary,
    ...creditsOf(parts, id),
    year: title.year,
    jalali_year: title.jalaliYear,
    last_year: own?.last_year ?? null,
    jalali_last_year: own?.jalali_last_year ?? null,
    ...datesOf(title, detailsOf(own?.details)),
    trailer_id: own?.trailer_id ?? null,
    preview_clip: parts.clips(title, vocabulary.genres),
    seasons: seasonsOf(db, id),
    ...airingOf(parts, id),
    first_episode: firstEpisode(parts, id),
  };
}

/** Returns the number of released episodes and the date of the next one. */
function airingOf({ db, now }: Parts, series: string) {
  const row = db.one(
    db.from
      .selectFrom('episodes')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('air_at', '<=', now()).as('aired'),
        fn.min<number | null>('air_at').filterWhere('air_at', '>', now()).as('next'),
      ])
      .where('series_id', '=', series),
  );
  const next = row?.next ?? null;
  return {
    episode_count: row?.aired ?? 0,
    next_episode_at: next === null ? null : timestamp(next),
  };
}

/** Returns the episode at which a new viewer starts, which is neither an extra nor unreleased. */
function firstEpisode(parts: Parts, series: string): EpisodeItem | null {
  const first = parts.db.one(
    parts.db.from
      .selectFrom('episodes')
      .select('id')
      .where('series_id', '=', series)
      .where('season', '>', 0)
      .where('air_at', '<=', parts.now())
      .orderBy('season')
      .orderBy('number')
      .limit(1),
  );
  return (first && episodeItems(parts, [first.id])[0]) ?? null;
}
