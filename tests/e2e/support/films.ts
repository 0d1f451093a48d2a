import type { Movie } from '@parde/api-client';
import { markupFilmId } from '@parde/reference-api';
import type { ReferenceApi } from './reference-api.ts';

/** Films of the seed that tests speak of, by what they are. */
export const films = {
  /** On the home page. Out, with an English name, rated. */
  usual: '1024',
  /** Its titles and summary hold markup. */
  markup: markupFilmId,
  /** Its titles are very long. */
  long: '2102',
  /** There is none. */
  unknown: '999999',
} as const;

/** A film as the API has it. */
export async function readFilm(api: ReferenceApi, id: string): Promise<Movie> {
  const answer: { data: Movie } = await (await fetch(`${api.baseUrl}/get/movie/${id}`)).json();
  return answer.data;
}
