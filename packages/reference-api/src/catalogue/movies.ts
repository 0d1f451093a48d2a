import type { Badge, Card, Genre, Language, Movie, Person, Rating } from '@parde/api-client';
import type { Gallery } from '../pictures/gallery.ts';
import type { SeedFilm } from '../seed/film.ts';
import { films } from '../seed/films/index.ts';
import { type PersonKey, people } from '../seed/people.ts';
import {
  countries,
  type GenreKey,
  genres,
  type LanguageCode,
  languages,
} from '../seed/vocabulary.ts';
import { calendarDay, day, midnight, timestamp } from './tehran.ts';

const newForDays = 14;
const similarCount = 12;

export function genreOf(key: GenreKey): Genre {
  return { key, name_fa: genres[key].fa, name_en: genres[key].en };
}

export function ratingOf(rating: readonly [number, number] | undefined): Rating | null {
  return rating ? { average: rating[0], count: rating[1] } : null;
}

function languageOf(code: LanguageCode): Language {
  return { code, name_fa: languages[code].fa, name_en: languages[code].en };
}

export type Movies = {
  movie: (id: string) => Movie | undefined;
  card: (id: string, wide: boolean) => Card | undefined;
};

/** `start` is when the server started: what the seed says in days is counted from that day. */
export function createMovies(gallery: Gallery, start: number): Movies {
  const byId = new Map(films.map((film) => [film.id, film]));

  const releaseOf = ({ released }: SeedFilm) =>
    typeof released === 'string' ? released : calendarDay(start + released.inDays * day);

  const badgeOf = (film: SeedFilm): Badge | null => {
    if (releaseOf(film) > calendarDay(start)) return 'soon';
    if (film.added <= newForDays) return 'new';
    if (film.exclusive) return 'exclusive';
    return film.dubbed ? 'dubbed' : null;
  };

  const accessOf = ({ access }: SeedFilm) => (typeof access === 'number' ? 'paid' : access);

  const posterOf = (film: SeedFilm) =>
    film.poster === false ? null : gallery.title('poster', 'movie', film.id);

  const cardOf = (film: SeedFilm, wide: boolean): Card => ({
    content_type: 'movie',
    id: film.id,
    name_fa: film.fa,
    name_en: film.en,
    year: yearOf(film),
    poster: posterOf(film),
    backdrop: wide ? gallery.title('backdrop', 'movie', film.id) : null,
    access: accessOf(film),
    badge: badgeOf(film),
    rating: ratingOf(film.rating),
  });

  /** A film that is still to come is of the year it comes in. */
  const yearOf = (film: SeedFilm) =>
    typeof film.released === 'string' ? film.year : Number(releaseOf(film).slice(0, 4));

  const personOf = (key: PersonKey, role: Person['role']): Person => ({
    id: `p-${key}`,
    name_fa: people[key].fa,
    name_en: people[key].en,
    picture: gallery.person(`p-${key}`),
    role,
  });

  const movieOf = (film: SeedFilm): Movie => {
    const soon = badgeOf(film) === 'soon';
    return {
      id: film.id,
      name_fa: film.fa,
      name_en: film.en,
      summary_fa: film.summary,
      summary_en: film.summaryEn ?? null,
      year: yearOf(film),
      duration_minutes: film.minutes,
      age_rating: film.age,
      rating: ratingOf(film.rating),
      genres: film.genres.map(genreOf),
      countries: (film.countries ?? ['IR']).map((code) => ({
        code,
        name_fa: countries[code].fa,
        name_en: countries[code].en,
      })),
      languages: (film.languages ?? ['fa']).map(languageOf),
      dubbed: film.dubbed ?? false,
      subtitles: (film.subtitles ?? []).map(languageOf),
      poster: posterOf(film),
      backdrop: gallery.title('backdrop', 'movie', film.id),
      directors: film.by.map((key) => personOf(key, 'director')),
      actors: film.cast.map((key) => personOf(key, 'actor')),
      access: accessOf(film),
      badge: badgeOf(film),
      release_date: releaseOf(film),
      added_at: timestamp(midnight(start) - film.added * day - day / 4),
      qualities: qualitiesOf(film, soon),
      price: typeof film.access === 'number' ? film.access : null,
      similar: similarTo(film).map((other) => cardOf(other, false)),
    };
  };

  return {
    movie: (id) => {
      const film = byId.get(id);
      return film && movieOf(film);
    },
    card: (id, wide) => {
      const film = byId.get(id);
      return film && cardOf(film, wide);
    },
  };
}

function qualitiesOf(film: SeedFilm, soon: boolean): Movie['qualities'] {
  if (soon) return [];
  return film.uhd ? ['480p', '720p', '1080p', '2160p'] : ['480p', '720p', '1080p'];
}

/** Films that share genres or a director, the nearest first and the better liked before the others. */
function similarTo(film: SeedFilm): SeedFilm[] {
  const nearness = (other: SeedFilm) =>
    2 * other.genres.filter((genre) => film.genres.includes(genre)).length +
    other.by.filter((director) => film.by.includes(director)).length;
  return films
    .filter((other) => other !== film && !other.unlisted && nearness(other) > 0)
    .sort(
      (a, b) =>
        nearness(b) - nearness(a) ||
        (b.rating?.[0] ?? 0) - (a.rating?.[0] ?? 0) ||
        a.id.localeCompare(b.id),
    )
    .slice(0, similarCount);
}
