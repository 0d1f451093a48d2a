import type { EpisodeItem } from '@parde/api-client';
import type { Parts } from '../parts.ts';
import { calendarDay } from './tehran.ts';
import type { Title } from './title.ts';

/** Episodes as list items, in the order of the ids. */
export function episodeItems({ titles }: Parts, ids: readonly string[]): EpisodeItem[] {
  return titles.all('episode', ids).map(itemOf);
}

function itemOf(title: Title): EpisodeItem {
  return {
    id: title.id,
    season: title.season ?? 0,
    number: title.number ?? 0,
    name_fa: title.name_fa,
    name_en: title.name_en,
    summary_fa: title.summary_fa,
    summary_en: title.summary_en,
    duration_minutes: title.minutes,
    picture: title.backdrop,
    air_date: calendarDay(title.availableAt),
    access: title.access,
    badge: title.badge,
  };
}
