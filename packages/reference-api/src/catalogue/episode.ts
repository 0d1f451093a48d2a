import type { Episode } from '@parde/api-client';
import type { Parts } from '../parts.ts';
import { creditsOf } from './credits.ts';
import { neighboursOf, refOf, seasonOf } from './episodes.ts';
import { headOf, titleOr404 } from './head.ts';
import { calendarDay, timestamp } from './tehran.ts';
import { vocabularyOf } from './words.ts';

export function episodeOf(parts: Parts, id: string): Episode {
  const title = titleOr404(parts, 'episode', id);
  const series = titleOr404(parts, 'series', title.seriesId ?? '');
  const season = seasonOf(parts.db, series.id, title.season ?? 0);
  if (!season) throw new Error(`The season of the episode ${id} is not there.`);
  return {
    ...headOf(title),
    ...vocabularyOf(parts.db, series.id),
    ...creditsOf(parts, series.id),
    ...neighboursOf(parts, title),
    series: refOf(series),
    season,
    number: title.number ?? 0,
    duration_minutes: title.minutes,
    air_date: calendarDay(title.availableAt),
    added_at: timestamp(title.addedAt),
  };
}
