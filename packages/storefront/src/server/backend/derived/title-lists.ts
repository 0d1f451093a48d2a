import type { Card, Input } from '@parde/api-client';
import type { ContentFilter } from '@parde/domain';
import { isTitleType } from '../../../content-id.ts';
import { type Compose, OperationRefused } from './compose.ts';
import { cardsOf, fetchFilteredHome, type HomeRow, uniqueCards } from './home-cards.ts';
import { pageOf } from './pages.ts';

type ListQuery = NonNullable<Input<'listTitles'>['query']>;

export const composeTitles: Compose<'listTitles'> = async ({ query = {} }, callOperation) => {
  const home = await fetchFilteredHome(callOperation, filterOf(query));
  const cards = cardsOf(home).filter(isOfKind(query.type ?? 'all'));
  return { data: pageOf(sorted(cards, query.sort), query) };
};

export const composeGenreTitles: Compose<'listGenreTitles'> = async (
  { path: { key }, query = {} },
  callOperation,
) => {
  const [genres, home] = await Promise.all([
    callOperation('getGenres', {}),
    fetchFilteredHome(callOperation, filterOf(query)),
  ]);
  const name_fa = Object.hasOwn(genres, key) ? genres[key] : undefined;
  if (name_fa === undefined) throw noSuchGenre();
  const rows = (home.discover?.data ?? []).filter(isRowOf(key, name_fa));
  const all = uniqueCards([
    ...cardsOf(home).filter(({ genres }) => genres?.includes(key)),
    ...rows.flatMap(({ items }) => items),
  ]);
  const cards = sorted(all.filter(isOfKind(query.type)), query.sort);
  const about = { key, name_fa, name_en: null, backdrop: null, count: cards.length };
  return { data: { about, ...pageOf(cards, query) } };
};

export function filterOf({
  age = 0,
  lang = 0,
  country = 0,
  f_type = 0,
}: Partial<ContentFilter>): ContentFilter {
  return { age, lang, country, f_type };
}

/** Returns a filter by type. `all` means films and series. Without a type, all title types match. */
function isOfKind(kind: ListQuery['type']): (card: Card) => boolean {
  if (kind === undefined) return ({ content_type }) => isTitleType(content_type);
  const kinds: readonly string[] = kind === 'all' ? ['movie', 'series'] : [kind];
  return ({ content_type }) => kinds.includes(content_type);
}

const isRowOf =
  (key: string, name: string) =>
  ({ id, title_fa }: HomeRow): boolean =>
    id === key || title_fa === name;

/** Sorts by name or rating. Other orders are unknown, so cards then stay in the server's order. */
function sorted(cards: readonly Card[], sort: ListQuery['sort']): Card[] {
  if (sort === 'name') {
    const { compare } = new Intl.Collator('fa', { sensitivity: 'base', numeric: true });
    return cards.toSorted((one, other) => compare(one.name_fa, other.name_fa));
  }
  if (sort === 'rating') {
    const average = ({ rating }: Card) => rating?.average ?? -1;
    return cards.toSorted((one, other) => average(other) - average(one));
  }
  return [...cards];
}

function noSuchGenre(): OperationRefused {
  return new OperationRefused(404, {
    message: 'This genre could not be found.',
    message_fa: 'این ژانر پیدا نشد.',
  });
}
