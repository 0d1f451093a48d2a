import { seededRandom } from '@parde/demo-catalogue';
import { calendarDay, day, midnight } from '../catalogue/tehran.ts';
import type { SeedFilm } from './film.ts';
import { films } from './films/index.ts';
import { people } from './people.ts';
import type { SeedSeries, SeedTitle, SeedVideo } from './seed-title.ts';
import { series, videos } from './series.ts';
import { startOf, type Work } from './work.ts';

/** People's ids are their keys with this in front. */
export const personId = (key: string) => `p-${key}`;

export type Sitting = {
  id: string;
  fa: string;
  en: string | null;
  sitter: 'man' | 'woman' | 'scarfed';
};

export function handWrittenPeople(): Sitting[] {
  return Object.entries(people).map(([key, person]) => ({
    id: personId(key),
    fa: person.fa,
    en: person.en,
    sitter: sitterOf(person),
  }));
}

/** On a screen in Iran an Iranian actress wears a scarf. */
function sitterOf(person: object): Sitting['sitter'] {
  if (!('woman' in person)) return 'man';
  return 'foreign' in person ? 'woman' : 'scarfed';
}

const plain = {
  countries: ['IR'],
  languages: ['fa'],
  subtitles: [],
  dubbed: false,
} as const;

/** A number of views that fits the number of ratings. */
export function watchedBy(id: string, count: number, daysHere: number): number {
  const freshness = 1 + 3 / (1 + daysHere / 20);
  return Math.round((count + 20) * seededRandom(`views/${id}`).between(14, 26) * freshness);
}

export function handWrittenFilms(now: number): Work[] {
  return films.map((film) => filmOf(film, midnight(now)));
}

function filmOf(film: SeedFilm, today: number): Work {
  const releasedAt =
    typeof film.released === 'string' ? startOf(film.released) : today + film.released.inDays * day;
  return {
    ...plain,
    type: 'movie',
    id: film.id,
    fa: film.fa,
    en: film.en,
    summary: film.summary,
    summaryEn: film.summaryEn ?? null,
    // An unreleased film has the year of its release.
    year:
      typeof film.released === 'string' ? film.year : Number(calendarDay(releasedAt).slice(0, 4)),
    seconds: film.minutes * 60,
    age: film.age,
    rating: film.rating ?? null,
    genres: film.genres,
    ...(film.countries && { countries: film.countries }),
    ...(film.languages && { languages: film.languages }),
    ...(film.subtitles && { subtitles: film.subtitles }),
    dubbed: film.dubbed ?? false,
    by: film.by.map(personId),
    cast: film.cast.map(personId),
    access: film.access,
    exclusive: film.exclusive ?? false,
    releasedAt,
    addedAt: today - film.added * day - day / 4,
    popularity: watchedBy(film.id, film.rating?.[1] ?? 0, film.added),
    uhd: film.uhd ?? false,
    art: film.art,
    poster: film.poster ?? true,
    listed: !film.unlisted,
  };
}

/** The time of a premiere on a day: 20:00 in Tehran. */
const premiere = (20 / 24) * day;

function titleOf(title: SeedTitle, addedDays: number, today: number) {
  return {
    ...plain,
    id: title.id,
    fa: title.fa,
    en: title.en,
    year: title.year,
    age: title.age,
    rating: title.rating ?? null,
    genres: title.genres,
    access: title.access,
    exclusive: title.badge === 'exclusive',
    dubbed: title.badge === 'dubbed',
    addedAt: today - addedDays * day,
    popularity: watchedBy(title.id, title.rating?.[1] ?? 0, addedDays),
    art: title.art,
  };
}

export function handWrittenSeries(now: number): { work: Work; seed: SeedSeries }[] {
  const today = midnight(now);
  return series.map((seed) => ({
    seed,
    work: {
      ...titleOf(seed, seed.badge === 'new' ? 9 : 60 + Number(seed.id.slice(-1)) * 37, today),
      type: 'series',
      summary: seed.summary,
      summaryEn: seed.summaryEn,
      year: Number(seed.began.slice(0, 4)),
      lastYear: seed.soon > 0 ? null : seed.year,
      seconds: null,
      by: seed.by.map(personId),
      cast: seed.cast.map(personId),
      releasedAt: startOf(seed.began) + premiere,
      trailerId: `t-${seed.id}`,
    },
  }));
}

export function handWrittenVideos(now: number): Work[] {
  return videos.map((seed: SeedVideo) => ({
    ...titleOf(seed, seed.daysAgo, midnight(now)),
    type: 'video',
    summary: seed.summary,
    summaryEn: null,
    seconds: seed.seconds,
    by: [],
    cast: seed.id === '4002' ? [personId('niknam')] : [],
    releasedAt: midnight(now) - seed.daysAgo * day,
    channel: 'studio',
  }));
}
