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
