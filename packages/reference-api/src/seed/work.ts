import type { Artwork } from '@parde/demo-catalogue';
import { midnight } from '../catalogue/tehran.ts';
import { categoriesOf } from './category-rules.ts';
import type { Rows } from './rows.ts';
import type { CountryCode, GenreKey, LanguageCode } from './vocabulary.ts';

export type Age = 0 | 7 | 12 | 15 | 18;
export type Quality = '480p' | '720p' | '1080p' | '2160p';
/** A number is the price in toman of a title sold alone. */
export type Way = 'free' | 'subscription' | 'operator' | number;

/** A film, series or video before it becomes rows. */
export type Work = {
  type: 'movie' | 'series' | 'video';
  id: string;
  fa: string;
  en: string | null;
  summary: string;
  summaryEn: string | null;
  year: number;
  lastYear?: number | null;
  seconds: number | null;
  age: Age;
  rating: readonly [average: number, count: number] | null;
  genres: readonly GenreKey[];
  countries: readonly CountryCode[];
  languages: readonly LanguageCode[];
  subtitles: readonly LanguageCode[];
  dubbed: boolean;
  /** Of people. */
  by: readonly string[];
  cast: readonly string[];
  access: Way;
  exclusive: boolean;
  releasedAt: number;
  addedAt: number;
  popularity: number;
  uhd?: boolean;
  hd?: boolean;
  downloadable?: boolean;
  art: Artwork;
  poster?: boolean;
  backdrop?: boolean;
  listed?: boolean;
  trailerId?: string | null;
  episodePrice?: number | null;
  channel?: string;
  issue?: readonly [number: number, date: string];
};

/** The start of a calendar day in Tehran. */
export function startOf(date: string): number {
  return midnight(Date.parse(`${date}T12:00:00+03:30`));
}

export const forms = {
  feature: 1,
  short: 2,
  animation: 3,
  documentary: 4,
  serial: 5,
} as const;

function formOf({ type, genres, seconds }: Work): number {
  if (genres.includes('animation')) return forms.animation;
  if (genres.includes('documentary')) return forms.documentary;
  if (type === 'series') return forms.serial;
  return seconds !== null && seconds <= 45 * 60 ? forms.short : forms.feature;
}

function qualitiesOf({ uhd, hd = true }: Work): Quality[] {
  if (uhd) return ['480p', '720p', '1080p', '2160p'];
  return hd ? ['480p', '720p', '1080p'] : ['480p', '720p'];
}

const bit = (value: boolean | undefined) => (value ? 1 : 0);

export function addWork(rows: Rows, work: Work): void {
  const { id } = work;
  const [average, count] = work.rating ?? [0, 0];
  rows.titles.push({
    id,
    type: work.type,
    name_fa: work.fa,
    name_en: work.en,
    name_order: 0,
    summary_fa: work.summary,
    summary_en: work.summaryEn,
    year: work.year,
    last_year: work.lastYear ?? null,
    seconds: work.seconds,
    age: work.age,
    form: formOf(work),
    access: typeof work.access === 'number' ? 'paid' : work.access,
    price: typeof work.access === 'number' ? work.access : null,
    released_at: work.releasedAt,
    added_at: work.addedAt,
    popularity: work.popularity,
    dubbed: bit(work.dubbed),
    exclusive: bit(work.exclusive),
    qualities: JSON.stringify(qualitiesOf(work)),
    downloadable: bit(work.downloadable ?? true),
    art: JSON.stringify(work.art),
    has_poster: bit(work.poster ?? true),
    has_backdrop: bit(work.backdrop ?? true),
    listed: bit(work.listed ?? true),
    trailer_id: work.trailerId ?? null,
    episode_price: work.episodePrice ?? null,
    channel_id: work.channel ?? null,
    issue_number: work.issue?.[0] ?? null,
    issue_date: work.issue?.[1] ?? null,
    rating_sum: Math.round(average * count),
    rating_count: count,
  });
  work.genres.forEach((genre_key, position) => {
    rows.title_genres.push({ title_id: id, genre_key, position });
  });
  work.countries.forEach((country_code, position) => {
    rows.title_countries.push({ title_id: id, country_code, position });
  });
  work.languages.forEach((language_code, position) => {
    rows.title_languages.push({ title_id: id, language_code, position, dubbed: 0 });
  });
  if (work.dubbed && !work.languages.includes('fa')) {
    const position = work.languages.length;
    rows.title_languages.push({ title_id: id, language_code: 'fa', position, dubbed: 1 });
  }
  work.subtitles.forEach((language_code, position) => {
    rows.title_subtitles.push({ title_id: id, language_code, position });
  });
  for (const category_id of categoriesOf(work)) {
    rows.title_categories.push({ category_id, title_id: id });
  }
  work.by.forEach((person_id, position) => {
    rows.credits.push({ title_id: id, role: 'director', position, person_id });
  });
  work.cast.forEach((person_id, position) => {
    rows.credits.push({ title_id: id, role: 'actor', position, person_id });
  });
}
