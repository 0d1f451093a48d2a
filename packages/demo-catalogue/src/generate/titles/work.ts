import type { Title } from '../../catalogue.ts';
import { moment } from '../days.ts';

/** The optional fields of a title that every generated title has. */
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

/** A title while it is generated: its times are numbers. */
export type Work = Omit<Title, Always | 'released' | 'added'> & {
  readonly [Key in Always]: NonNullable<Title[Key]>;
} & { readonly releasedAt: number; readonly addedAt: number };

export function titleOf({ releasedAt, addedAt, ...fields }: Work): Title {
  return { ...fields, released: moment(releasedAt), added: moment(addedAt) };
}

/** Default values for generated titles, and for hand-written ones that do not have these fields. */
export const plain = {
  countries: ['IR'],
  languages: ['fa'],
  subtitles: [],
  dubbed: false,
} as const;

/** The key has the type because a film and a series may have the same id. */
export const workKey = ({ type, id }: Work) => `${type}/${id}`;
