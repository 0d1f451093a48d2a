import type { Database } from '../storage/database.ts';
import { withoutKind } from './context-words.ts';
import { idsOf } from './entries.ts';
import { createWords, type Fit, fit, type Words } from './expansion.ts';
import { numberedForms } from './numbered.ts';
import { compactForm, wordForms } from './words.ts';

/** All results, best first. Rank and id share one number, which sorts and serves as a cursor. */
export type Found = {
  places: Float64Array;
  /** Nothing matches as typed; the results are near matches. */
  onlyNear: boolean;
};

/** More than any entry's id. */
const idsEnd = 100_000_000;

export function entryAt(place: number): number {
  return place % idsEnd;
}

/** The most words of a term that are looked up. */
const maxWords = 12;

/** How many names that start with the term are ranked above names that only contain its words. */
const mostStarts = 5000;

export function createFinder(db: Database): (term: string) => Found {
  const named = (name: string): Set<number> =>
    new Set(
      db
        .all(db.from.selectFrom('search_names').select('entry_id').where('name', '=', name))
        .map((row) => row.entry_id),
    );

  const beginningWith = (name: string): Set<number> =>
    new Set(
      db
        .all(
          db.from
            .selectFrom('search_names')
            .select('entry_id')
            .where('name', '>=', name)
            .where('name', '<', `${name}\u{10ffff}`)
            .limit(mostStarts),
        )
        .map((row) => row.entry_id),
    );

  return (term) => {
    const name = compactForm(term);
    if (name === '') return { places: new Float64Array(), onlyNear: false };
    const exact = named(name);
    const starts = beginningWith(name);
    const { found, onlyNear } = foundBy(term, createWords(db), exact, starts);
    const places = new Float64Array(found.size);
    let at = 0;
    for (const [id, how] of found) {
      places[at] = rankOf(id, how, exact.has(id), starts.has(id)) * idsEnd + id;
      at += 1;
    }
    return { places: places.sort(), onlyNear };
  };
}

/** Finds by words, or by the whole name. */
function foundBy(
  term: string,
  all: Words,
  exact: ReadonlySet<number>,
  starts: ReadonlySet<number>,
): { found: ReadonlyMap<number, Fit>; onlyNear: boolean } {
  const words = remembered(all);
  const plain = wordForms(term);
  const numbered = numberedForms(term);
  const found = new Map<number, Fit>();
  const look = (forms: Forms, holdersOf: HoldersOf) => {
    for (const form of forms.map(shortened)) addBest(found, holdersOfAll(form, holdersOf));
  };
  const literally: HoldersOf = (word, isLast) => [words.literal(word, isLast)];
  const nearly: HoldersOf = (word, isLast) => [words.literal(word, isLast), words.near(word)];
  const forms = numbered.length > 0 ? numbered : plain;
  // «فیلم» before the name of a series must not hide it.
  for (const tried of [forms, plain, forms.map(withoutKind)]) {
    if (found.size === 0) look(tried, literally);
  }
  // Otherwise look for the letters anywhere.
  for (const id of starts) if (!found.has(id)) found.set(id, fit.inside);
  for (const id of exact) found.set(id, fit.whole);
  const onlyNear = found.size === 0;
  // Misspellings would only hide exact matches.
  for (const tried of [forms, forms.map(withoutKind)]) {
    if (found.size === 0) look(tried.flatMap(joinings), nearly);
  }
  return { found, onlyNear };
}

/** Entries with a word and their match, from the first map that has them. */
type Holders = readonly ReadonlyMap<number, Fit>[];

type Forms = readonly (readonly string[])[];
type HoldersOf = (word: string, isLast: boolean) => Holders;

const shortened = (form: readonly string[]) => [...new Set(form)].slice(0, maxWords);

/** Entries that match every word, with the worst of the matches. */
function holdersOfAll(words: readonly string[], holdersOf: HoldersOf): Map<number, Fit> {
  const holders: Holders[] = [];
  for (const [at, word] of words.entries()) {
    const own = holdersOf(word, at === words.length - 1);
    if (sizeOf(own) === 0) return new Map();
    holders.push(own);
  }
  const [fewest = [], ...others] = holders.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const all = new Map<number, Fit>();
  for (const map of fewest) {
    for (const [id, how] of map) {
      if (all.has(id)) continue;
      const worst = Math.max(how, ...others.map((other) => howIn(other, id)));
      if (worst !== nowhere) all.set(id, worst);
    }
  }
  return all;
}

const nowhere = Number.POSITIVE_INFINITY;

function howIn(holders: Holders, id: number): number {
  for (const map of holders) {
    const how = map.get(id);
    if (how !== undefined) return how;
  }
  return nowhere;
}

function sizeOf(holders: Holders): number {
  return holders.reduce((sum, { size }) => sum + size, 0);
}

/** Caches a word's matches: the forms of a term share words. */
function remembered({ literal, near }: Words): Words {
  const literals = new Map<string, Map<number, Fit>>();
  const nears = new Map<string, Map<number, Fit>>();
  return {
    literal: (word, isLast) =>
      remember(literals, `${word} ${isLast && word.length === 1}`, () => literal(word, isLast)),
    near: (word) => remember(nears, word, () => near(word)),
  };
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

function addBest(found: Map<number, Fit>, more: ReadonlyMap<number, Fit>): void {
  for (const [id, how] of more) {
    const best = found.get(id);
    if (best === undefined || how < best) found.set(id, how);
  }
}

/** The words as typed, and with two neighbours joined: «کتاب خانه» for «کتابخانه». */
function joinings(words: readonly string[]): readonly (readonly string[])[] {
  const joined = words
    .slice(1)
    .map((word, at) => words.toSpliced(at, 2, `${words[at] ?? ''}${word}`));
  return [words, ...joined.slice(0, 3)];
}

const [firstEpisode] = idsOf('episode');

/**
 * Whole words and prefixes come before letters anywhere, then context words, then misspellings, then phonetic
 * matches; within each, episodes come last.
 */
function rankOf(id: number, how: Fit, exact: boolean, starts: boolean): number {
  const episode = id >= firstEpisode ? 10 : 0;
  if (exact) return episode;
  if (how === fit.whole) return episode + (starts ? 1 : 3);
  if (how === fit.start) return episode + (starts ? 2 : 4);
  return how * 20 + episode;
}
