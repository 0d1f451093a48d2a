import type { Movie } from '@parde/api-client';
import { markupFilmId } from '@parde/reference-api';
import type { ReferenceApi } from './servers/reference-api.ts';

/** Films of the seed. */
export const films = {
  /** A film on the home page that is released and rated and has an English name. */
  usual: '1024',
  /** A film whose titles and summary contain markup. */
  markup: markupFilmId,
  /** A film that has only a Persian name. */
  persian: '1705',
  /** A film with very long titles. */
  long: '2102',
  /** The id of no film. */
  unknown: '999999',
} as const;

export async function readFilm(api: ReferenceApi, id: string): Promise<Movie> {
  const answer: { data: Movie } = await (await fetch(`${api.baseUrl}/get/movie/${id}`)).json();
  return answer.data;
}

/** Titles of the seed: one title of each type, and special cases. */
export const titles = {
  movie: films.usual,
  /** A film that is sold only by itself, in no subscription. */
  paidMovie: '1005',
  /** An unreleased film. */
  soonMovie: '1506',
  freeMovie: '1804',
  /** A film with a preview clip. */
  movieWithClip: '1601',
  /** A running series with two seasons, extras and a trailer. */
  series: '3001',
  /** A running series whose episodes are sold one by one. */
  paidSeries: '3101',
  /** A series with one season. */
  shortSeries: '3002',
  /** The second episode of the first season of `series`. */
  episode: '3001-1-2',
  video: '4001',
  /** Screenings: on sale, over, and to come. */
  ekran: 'e-9',
  endedEkran: 'e-6',
  soonEkran: 'e-10',
} as const;

/** The page of each type of title. */
export const titlePages = [
  { type: 'movie', path: `/movie/${titles.movie}`, operationId: 'getMovie' },
  { type: 'series', path: `/series/${titles.series}`, operationId: 'getSeries' },
  { type: 'episode', path: `/episode/${titles.episode}`, operationId: 'getEpisode' },
  { type: 'video', path: `/video/${titles.video}`, operationId: 'getVideo' },
  { type: 'ekran', path: `/ekran/${titles.ekran}`, operationId: 'getEkran' },
] as const;
