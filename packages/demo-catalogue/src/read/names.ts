import type { Title } from '../catalogue.ts';
import type { Problem } from './read-json.ts';

type Path = Problem['path'];
type Known = Record<'genre' | 'country' | 'language' | 'person' | 'channel', ReadonlySet<string>>;
export type Named = Pick<
  Title,
  | 'genres'
  | 'countries'
  | 'languages'
  | 'subtitles'
  | 'captions'
  | 'directors'
  | 'actors'
  | 'channel_id'
>;

/** Returns a problem for each genre, person or other item that a title refers to but that does not exist. */
export function unknownNames(title: Named, path: Path, known: Known): Problem[] {
  const fields = [
    ['genres', 'genre'],
    ['countries', 'country'],
    ['languages', 'language'],
    ['subtitles', 'language'],
    ['captions', 'language'],
    ['directors', 'person'],
    ['actors', 'person'],
    ['channel_id', 'channel'],
  ] as const;
  return fields.flatMap(([field, kind]) =>
    missing([...path, field], kind, known[kind], title[field] ?? []),
  );
}

export function missing(
  path: Path,
  kind: string,
  known: ReadonlySet<string>,
  ids: string | readonly string[],
): Problem[] {
  if (typeof ids === 'string') {
    return known.has(ids) ? [] : [{ path, message: `There is no ${kind} ${ids}` }];
  }
  const seen = new Set<string>();
  return ids.flatMap((id, at) => {
    const isTwice = seen.has(id);
    seen.add(id);
    if (known.has(id) && !isTwice) return [];
    const message = isTwice ? `${id} is here twice` : `There is no ${kind} ${id}`;
    return [{ path: [...path, at], message }];
  });
}
