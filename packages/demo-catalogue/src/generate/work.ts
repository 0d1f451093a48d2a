import type { Title } from '../catalogue.ts';
import { moment } from './days.ts';

/** What everything that is made here says. */
type Always =
  | 'summary_fa'
  | 'year'
  | 'genres'
  | 'countries'
  | 'languages'
  | 'directors'
  | 'actors'
  | 'access'
  | 'popularity'
  | 'art';

/** A title while it is made: its times are numbers. */
export type Work = Omit<Title, Always | 'released' | 'added'> & {
  readonly [Key in Always]: NonNullable<Title[Key]>;
} & { readonly releasedAt: number; readonly addedAt: number };

export function titleOf({ releasedAt, addedAt, ...told }: Work): Title {
  return { ...told, released: moment(releasedAt), added: moment(addedAt) };
}

/** Of a title that is made here or is told by one who did not say otherwise. */
export const plain = {
  countries: ['IR'],
  languages: ['fa'],
  subtitles: [],
  dubbed: false,
} as const;

/** A film and a series may have one id. */
export const workKey = ({ type, id }: Work) => `${type}/${id}`;
