import type { Catalogue, Episode, Season, Title } from '@parde/demo-catalogue';
import type { Details } from '../catalogue/details.ts';
import { calendarDay } from '../catalogue/tehran.ts';
import { bit, isThere, namesOf, starsOf, summaryOf, timeOf } from './cells.ts';
import { jalaliYearsOf } from './jalali-years.ts';
import { picturesOf } from './pictures.ts';
import type { Rows } from './rows.ts';
import { forms } from './vocabulary.ts';

const qualities = ['480p', '720p', '1080p', '2160p'] as const;

/**
 * Columns hold the fields that queries and cards use. All other fields are stored as JSON in `details`, so a new
 * field for a title's page needs no column.
 */
export function addTitle(rows: Rows, title: Title): void {
  const {
    id,
    type,
    name_fa,
    name_en,
    summary_fa,
    summary_en,
    year,
    last_year,
    minutes = 0,
    seconds = minutes * 60,
    age,
    rating,
    genres = [],
    countries = [],
    languages = [],
    subtitles = [],
    dubbed = false,
    audio_description = false,
    captions = [],
    directors = [],
    actors = [],
    categories = [],
    access = 'subscription',
    price,
    episode_price,
    exclusive = false,
    best_quality = '1080p',
    downloadable = true,
    released: _released,
    added: _added,
    popularity = rating?.count ?? 0,
    art,
    poster,
    backdrop,
    listed = true,
    trailer_id,
    channel_id,
    issue,
    seasons = [],
    ...details
  } = title;
  const { releasedAt, addedAt, unknown } = datesOf(title);
  const storedDetails: Details = { ...details, ...unknown };
  const row: Rows['titles'][number] = {
    id,
    type,
    ...namesOf({ name_fa, name_en }),
    name_order: 0,
    ...summaryOf({ summary_fa, summary_en }),
    year: year ?? Number.parseInt(calendarDay(releasedAt), 10),
    last_year: last_year ?? null,
    ...jalaliYearsOf(title),
    seconds: type === 'series' ? null : seconds,
    age,
    form: formOf(type, genres, seconds),
    access,
    price: price ?? null,
    released_at: releasedAt,
    added_at: addedAt,
    popularity,
    dubbed: bit(dubbed),
    described: bit(audio_description),
    exclusive: bit(exclusive),
    qualities: JSON.stringify(qualities.slice(0, qualities.indexOf(best_quality) + 1)),
    downloadable: bit(downloadable),
    art: picturesOf(id, art, { poster, backdrop }),
    has_poster: isThere(poster),
    has_backdrop: isThere(backdrop),
    listed: bit(listed),
    trailer_id: trailer_id ?? null,
    episode_price: episode_price ?? null,
    channel_id: channel_id ?? null,
    issue_number: issue?.number ?? null,
    issue_date: issue?.date ?? null,
    details: Object.keys(storedDetails).length > 0 ? JSON.stringify(storedDetails) : null,
    ...starsOf(rating),
  };
  rows.titles.push(row);
  genres.forEach((genre_key, position) => {
    rows.title_genres.push({ title_id: id, genre_key, position });
  });
  countries.forEach((country_code, position) => {
    rows.title_countries.push({ title_id: id, country_code, position });
  });
  languages.forEach((language_code, position) => {
    rows.title_languages.push({ title_id: id, language_code, position, dubbed: 0 });
  });
  if (dubbed && !languages.includes('fa')) {
    const position = languages.length;
    rows.title_languages.push({ title_id: id, language_code: 'fa', position, dubbed: 1 });
  }
  subtitles.forEach((language_code, position) => {
    rows.title_subtitles.push({ title_id: id, language_code, position });
  });
  captions.forEach((language_code, position) => {
    rows.title_captions.push({ title_id: id, language_code, position });
  });
  for (const category_id of categories) rows.title_categories.push({ category_id, title_id: id });
  directors.forEach((person_id, position) => {
    rows.credits.push({ title_id: id, role: 'director', position, person_id });
  });
  actors.forEach((person_id, position) => {
    rows.credits.push({ title_id: id, role: 'actor', position, person_id });
  });
  for (const season of seasons) addSeason(rows, row, season);
}

/** Titles without a known date still need one for sorting: they count as released at the start of their year. */
function datesOf({ released, added, year = 2000, seasons = [] }: Title) {
  const known = released ?? seasons.flatMap(({ episodes }) => episodes)[0]?.aired;
  const releasedAt = timeOf(known ?? `${year}-01-01`);
  return {
    releasedAt,
    addedAt: added ? timeOf(added) : releasedAt,
    unknown: { ...(!known && { released: null }), ...(!added && { added: null }) },
  };
}

function formOf(type: Title['type'], genres: readonly string[], seconds: number): number {
  if (genres.includes('animation')) return forms.animation.value;
  if (genres.includes('documentary')) return forms.documentary.value;
  if (type === 'series') return forms.serial.value;
  return seconds <= 45 * 60 ? forms.short.value : forms.feature.value;
}

type TitleRow = Pick<Rows['titles'][number], 'id' | 'access' | 'year' | 'episode_price'>;

function addSeason(rows: Rows, series: TitleRow, season: Season): void {
  const { number, year, episodes, name_en = `Season ${number}` } = season;
  rows.seasons.push({
    series_id: series.id,
    number,
    name_fa: season.name_fa ?? `فصل ${number.toLocaleString('fa', { useGrouping: false })}`,
    name_en,
    year: year ?? series.year,
  });
  for (const episode of episodes) addEpisode(rows, series, number, episode);
}

function addEpisode(rows: Rows, series: TitleRow, season: number, episode: Episode): void {
  const { number, aired, added = aired, access = series.access } = episode;
  const price = episode.price ?? (access === 'paid' ? series.episode_price : null);
  rows.episodes.push({
    id: `${series.id}-${season}-${number}`,
    series_id: series.id,
    season,
    number,
    ...namesOf(episode),
    ...summaryOf(episode),
    minutes: episode.minutes ?? null,
    air_at: timeOf(aired),
    added_at: timeOf(added),
    popularity: episode.popularity ?? 0,
    access,
    price: price ?? null,
    has_picture: isThere(episode.picture),
    picture_url: episode.picture ?? null,
    ...starsOf(episode.rating),
  });
}

export function addScreenings(rows: Rows, screenings: NonNullable<Catalogue['screenings']>): void {
  for (const screening of screenings) {
    const { id, film_id, from, until, hours, price, added = from, rating } = screening;
    rows.ekrans.push({
      id,
      film_id,
      ...namesOf(screening),
      ...summaryOf(screening),
      period_start: timeOf(from),
      period_end: timeOf(until),
      hours: hours ?? null,
      price,
      added_at: timeOf(added),
      popularity: screening.popularity ?? rating?.count ?? 0,
      ...starsOf(rating),
    });
  }
}
