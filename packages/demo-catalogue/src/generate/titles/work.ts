import type { Title } from '../../catalogue.ts';
import { moment } from '../days.ts';
import type { Library } from '../library.ts';
import type { NamedStory } from '../namer.ts';

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

/** Returns a generated title's texts, without the English ones if the data lists the title as untranslated. */
export function textsOf(id: string, { name, original, summary }: NamedStory, { data }: Library) {
  const isTranslated = !data.untranslated.has(id);
  return {
    name_fa: name[0],
    name_en: isTranslated ? name[1] : null,
    ...(original && { original_name: original }),
    summary_fa: summary[0],
    summary_en: isTranslated ? summary[1] : null,
  };
}

/** The key has the type because a film and a series may have the same id. */
export const workKey = ({ type, id }: Work) => `${type}/${id}`;
