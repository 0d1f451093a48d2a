import type { Title } from '../catalogue.ts';
import type { DemoData } from '../data/demo-data.ts';
import { seededRandom } from '../seeded-random.ts';
import { calendarDay, day, midnight, startOf } from './days.ts';
import { plain, type Work } from './titles/work.ts';

/** Returns a number of views that suits the number of ratings. */
export function watchedBy(id: string, count: number, daysHere: number): number {
  const freshness = 1 + 3 / (1 + daysHere / 20);
  return Math.round((count + 20) * seededRandom(`views/${id}`).between(14, 26) * freshness);
}

/** Returns an entry of a file with the fields that are derived from it. */
function workOf<Entry extends Pick<Title, 'id' | 'rating'> & { added_days_ago: number }>(
  { added_days_ago, ...entry }: Entry,
  today: number,
) {
  return {
    ...plain,
    directors: [],
    actors: [],
    addedAt: today - added_days_ago * day,
    popularity: watchedBy(entry.id, entry.rating?.count ?? 0, added_days_ago),
    ...entry,
  };
}

export function handWrittenFilms({ films }: DemoData, today: number): Work[] {
  return films.map(({ released, released_in_days = 0, ...film }) => {
    const releasedAt = released ? startOf(released) : today + released_in_days * day;
    const work = workOf(film, today);
    return {
      ...work,
      type: 'movie',
      // The year of an unreleased film is that of its release.
      year: (released && film.year) || Number(calendarDay(releasedAt).slice(0, 4)),
      releasedAt,
      addedAt: work.addedAt - day / 4,
    };
  });
}

/** Premieres are at 20:00 in Tehran. */
const premiere = (20 / 24) * day;

export type HandWrittenSeries = { work: Work; entry: DemoData['series'][number] };

export function handWrittenSeries({ series }: DemoData, today: number): HandWrittenSeries[] {
  return series.map((entry) => {
    const { began, seasons, specials, announced, days_between, minutes, episode_names, ...fields } =
      entry;
    return {
      entry,
      work: {
        ...workOf(fields, today),
        type: 'series',
        year: Number(began.slice(0, 4)),
        releasedAt: startOf(began) + premiere,
        trailer_id: `t-${entry.id}`,
      },
    };
  });
}

export function handWrittenVideos({ videos }: DemoData, now: number): Work[] {
  const today = midnight(now);
  return videos.map(({ hour = 0, ...video }) => {
    const work = workOf(video, today);
    const publishedAt = work.addedAt + (hour / 24) * day;
    return {
      ...work,
      type: 'video',
      year: video.year ?? new Date(today).getUTCFullYear(),
      releasedAt: publishedAt,
      addedAt: publishedAt,
    };
  });
}
