import type { Movie } from '@parde/api-client';
import { markupFilmId } from '@parde/reference-api';
import type { ReferenceApi } from './reference-api.ts';

/** Films of the seed. */
export const films = {
  /** On the home page. Released, rated, with an English name. */
  usual: '1024',
  /** Its titles and summary contain markup. */
  markup: markupFilmId,
  /** Has a Persian name alone. */
  persian: '1705',
  /** Its titles are very long. */
  long: '2102',
  /** Does not exist. */
  unknown: '999999',
} as const;

export async function readFilm(api: ReferenceApi, id: string): Promise<Movie> {
  const answer: { data: Movie } = await (await fetch(`${api.baseUrl}/get/movie/${id}`)).json();
  return answer.data;
}

/** Titles of the seed: one of each type, and special cases. */
export const titles = {
  movie: films.usual,
  /** Sold alone, in no subscription. */
  paidMovie: '1005',
  /** Not released yet. */
  soonMovie: '1506',
  freeMovie: '1804',
  /** Two seasons and extras, still running, with a trailer. */
  series: '3001',
  /** Still running, and its episodes are sold one by one. */
  paidSeries: '3101',
  /** One season. */
  shortSeries: '3002',
  /** The second of the first season. */
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
