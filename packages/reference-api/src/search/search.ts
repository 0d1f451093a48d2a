import type { Answer, CallInput, Card } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import type { CardRef } from '../catalogue/title.ts';
import { pageSize, readCursor, writeCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { idsOf } from './entries.ts';
import { createFinder, entryAt } from './find.ts';
import { narrow } from './narrow.ts';
import { suggestSpelling } from './suggestion.ts';

type Query = CallInput<'search'>['query'];
type Page = Answer<'search'>['data'];

export type Search = {
  quick: (term: string) => Card[];
  page: (asked: Query) => Page;
};

/** The most that fit a menu. */
const menu = 8;

/** How many of the best results the content filter is applied to. */
const maxNarrowed = 5000;

export function createSearch({ db, titles }: Pick<Parts, 'db' | 'titles'>): Search {
  const find = createFinder(db);

  const cards = (places: Float64Array): Card[] => {
    const ids = [...places].map(entryAt);
    const rows = db.all(
      db.from
        .selectFrom('search_entries')
        .select(['id', 'content_type', 'content_id'])
        .where('id', 'in', among(ids)),
    );
    const refs = new Map(
      rows.map((row): [number, CardRef] => [
        row.id,
        { content_type: row.content_type, id: row.content_id },
      ]),
    );
    return titles.cards(ids.flatMap((id) => refs.get(id) ?? []));
  };

  const narrowed = (
    places: Float64Array,
    { age = 0, lang = 0, country = 0, f_type = 0, accessible = 0 }: Query,
  ) => {
    if (age + lang + country + f_type + accessible === 0) return places;
    const best = places.subarray(0, maxNarrowed);
    const kept = narrow(db, [...best].map(entryAt), { age, lang, country, f_type, accessible });
    return best.filter((place) => kept.has(entryAt(place)));
  };

  const ofType = (places: Float64Array, type: Query['type'] = 'all') => {
    if (type === 'all') return places;
    const [from, to] = idsOf(type);
    return places.filter((place) => from <= entryAt(place) && entryAt(place) < to);
  };

  const namesAt = (place: number) =>
    cards(Float64Array.of(place)).flatMap((card) => [card.name_fa, card.name_en ?? '']);

  return {
    quick: (term) => cards(find(term).places.subarray(0, menu)),

    page: (asked) => {
      const { query, cursor, limit = pageSize } = asked;
      const { places: all, onlyNear } = find(query);
      const places = narrowed(ofType(all, asked.type), asked);
      const [after = -1] = readCursor(cursor, ['number']) ?? [];
      const rest = places.filter((place) => place > after);
      const shown = rest.subarray(0, limit);
      const last = rest.length > limit ? shown.at(-1) : undefined;
      const [best] = places;
      const near =
        onlyNear && best !== undefined ? suggestSpelling(namesAt(best), query, 1) : undefined;
      return {
        about: { query, count: places.length, did_you_mean: near ?? null },
        items: cards(shown),
        next_cursor: last === undefined ? null : writeCursor([last]),
      };
    },
  };
}
