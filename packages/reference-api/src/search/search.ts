import type { Answer, CallInput, Card } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import type { CardRef } from '../catalogue/title.ts';
import { pageSize, readCursor, writeCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { type Credit, createCredits } from './credits.ts';
import { idsOf, kinds } from './entries.ts';
import { foundFacets } from './facets.ts';
import {
  createFinder,
  entryAt,
  type Found,
  matchesFullWords,
  rankAt,
  rankOfName,
  worstOfNames,
} from './find.ts';
import { createMatcher } from './match.ts';
import { narrow } from './narrow.ts';
import { suggestSpelling } from './suggestion.ts';

type Query = CallInput<'search'>['query'];
type Page = Answer<'search'>['data'];

export type Search = {
  quick: (term: string) => Card[];
  page: (asked: Query) => Page;
};

/** The most that fit a menu. */
const maxQuickResults = 8;

/** The number of best results to which the content filter is applied. */
const maxNarrowed = 5000;

/** With more exact matches than this, the term is considered to be correct. */
const fewResults = 3;

export function createSearch({ db, titles }: Pick<Parts, 'db' | 'titles'>): Search {
  const { find, findNear } = createFinder(db);
  const withTitlesOfPeople = createCredits(db);
  const explainMatches = createMatcher(db);

  const cardsAt = (results: Float64Array): { entry: number; card: Card }[] => {
    const ids = [...results].map(entryAt);
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
    const cards = new Map(
      titles.cards(ids.flatMap((id) => refs.get(id) ?? [])).map((card) => [keyOf(card), card]),
    );
    return ids.flatMap((entry) => {
      const ref = refs.get(entry);
      const card = ref && cards.get(keyOf(ref));
      return card ? [{ entry, card }] : [];
    });
  };

  const namesAt = (result: number) =>
    cardsAt(Float64Array.of(result)).flatMap(({ card }) => [card.name_fa, card.name_en ?? '']);

  /** Returns the cards of results, with the reasons why they were found. */
  const show = (term: string, results: Float64Array, credits: ReadonlyMap<number, Credit>) =>
    explainMatches(
      term,
      cardsAt(results).map(({ entry, card }) => ({ card, credit: credits.get(entry) })),
    );

  const narrowed = (results: Float64Array, filter: Filter) => {
    const best = results.subarray(0, maxNarrowed);
    const allowedIds = narrow(db, [...best].map(entryAt), filter);
    return best.filter((result) => allowedIds.has(entryAt(result)));
  };

  const suggestion = (term: string, { results, onlyNear, rekeyed }: Found) => {
    if (rekeyed !== undefined) return rekeyed;
    const [best] = results;
    if (best !== undefined && onlyNear) return suggestSpelling(namesAt(best), term, 1);
    if (best === undefined || !isPoor(results, best)) return undefined;
    const [near] = findNear(term);
    const suggested = near === undefined ? undefined : suggestSpelling(namesAt(near), term, 1);
    // A suggestion is made only if it is the exact name of an entry, because few results may be correct.
    const [first] = suggested === undefined ? [] : find(suggested).results;
    return first !== undefined && rankAt(first) === rankOfName ? suggested : undefined;
  };

  return {
    quick: (term) => {
      const found = find(term);
      const { results, credits } = withTitlesOfPeople(found);
      const suggested = found.onlyNear ? suggestion(term, found) : undefined;
      return show(suggested ?? term, results.subarray(0, maxQuickResults), credits);
    },

    page: (asked) => {
      const { query, type = 'all', cursor, limit = pageSize } = asked;
      const found = find(query);
      const { results: all, credits } = withTitlesOfPeople(found);
      const filter = filterOf(asked);
      const ofType = (results: Float64Array) => resultsOfType(results, type);
      // If only the best results are filtered, those of the requested type are selected before.
      const isCounted = filter === undefined || all.length <= maxNarrowed;
      const allNarrowed = filter && isCounted ? narrowed(all, filter) : all;
      const results = filter && !isCounted ? narrowed(ofType(all), filter) : ofType(allNarrowed);
      const [after = -1] = readCursor(cursor, ['number']) ?? [];
      const rest = results.filter((result) => result > after);
      const shown = rest.subarray(0, limit);
      const last = rest.length > limit ? shown.at(-1) : undefined;
      const suggested = suggestion(query, found);
      return {
        about: {
          query,
          count: results.length,
          ...(isCounted && { counts: countsOf(allNarrowed) }),
          corrected: found.onlyNear && all.length > 0,
          did_you_mean: suggested ?? null,
        },
        ...(cursor === undefined &&
          all.length <= maxNarrowed && {
            facets: foundFacets(db, [...ofType(all)].map(entryAt), filter ?? {}),
          }),
        items: show(found.onlyNear ? (suggested ?? query) : query, shown, credits),
        next_cursor: last === undefined ? null : writeCursor([last]),
      };
    },
  };
}

const keyOf = ({ content_type, id }: CardRef) => `${content_type}/${id}`;

type Filter = Parameters<typeof narrow>[2];

function filterOf({ age = 0, lang = 0, country = 0, f_type = 0, accessible = 0 }: Query) {
  const isEmpty = age + lang + country + f_type + accessible === 0;
  return isEmpty ? undefined : { age, lang, country, f_type, accessible };
}

function resultsOfType(results: Float64Array, type: NonNullable<Query['type']>): Float64Array {
  if (type === 'all') return results;
  const [from, to] = idsOf(type);
  return results.filter((result) => from <= entryAt(result) && entryAt(result) < to);
}

function countsOf(results: Float64Array): NonNullable<Page['about']['counts']> {
  const counts = kinds.map((kind) => [kind, resultsOfType(results, kind).length] as const);
  return {
    all: results.length,
    ...Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}

/** True if the best match is so weak, or if there are so few matches by prefix only, that the term may be misspelt. */
function isPoor(results: Float64Array, best: number): boolean {
  const rank = rankAt(best);
  return rank > worstOfNames || (results.length <= fewResults && !matchesFullWords(rank));
}
