import type { Database } from '../storage/database.ts';
import { withoutKind } from './context-words.ts';
import { idsOf } from './entries.ts';
import { createWords, type Words } from './expansion.ts';
import { createMatches, type Fit, fit, type Matches } from './matches.ts';
import { numberedForms } from './numbered.ts';
import { type Numbering, numberEntries } from './numbering.ts';
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
  let index: Index | undefined;
  const { from } = db;
  const named = (name: string): Set<number> =>
    new Set(
      entriesOf(db.all(from.selectFrom('search_names').select('entries').where('name', '=', name))),
    );

  const beginningWith = (name: string): Set<number> => {
    const names = from
      .selectFrom('search_names')
      .select('entries')
      .where('name', '>=', name)
      .where('name', '<', `${name}\u{10ffff}`)
      .orderBy('name')
      .limit(mostStarts);
    return new Set(entriesOf(db.all(names)).slice(0, mostStarts));
  };

  return (term) => {
    const name = compactForm(term);
    if (name === '') return { places: new Float64Array(), onlyNear: false };
    index ??= createIndex(db);
    const { idAt } = index.numbering;
    const exact = named(name);
    const starts = beginningWith(name);
    const { found, onlyNear } = foundBy(term, index, exact, starts);
    const places = new Float64Array(found.indexes().length);
    let at = 0;
    for (const entry of found.indexes()) {
      const id = idAt(entry);
      places[at] = rankOf(id, found.fitOf(entry), exact.has(id), starts.has(id)) * idsEnd + id;
      at += 1;
    }
    return { places: places.sort(), onlyNear };
  };
}

/** The ids in all lists, which are parsed at once. */
function entriesOf(names: readonly { entries: string }[]): number[] {
  const lists: number[][] = JSON.parse(`[${names.map(({ entries }) => entries).join()}]`);
  return lists.flat();
}

type Index = { numbering: Numbering; words: Words };

function createIndex(db: Database): Index {
  const numbering = numberEntries(db);
  return { numbering, words: createWords(db, numbering) };
}

/** Finds by words, or by the whole name. */
function foundBy(
  term: string,
  { words: all, numbering: { count, indexOf } }: Index,
  exact: ReadonlySet<number>,
  starts: ReadonlySet<number>,
): { found: Matches; onlyNear: boolean } {
  const words = remembered(all);
  const plain = wordForms(term);
  const numbered = numberedForms(term);
  const found = createMatches(count);
  const isEmpty = () => found.indexes().length === 0;
  const look = (forms: Forms, matchesOf: MatchesOf) => {
    for (const form of forms.map(shortened)) addAllMatching(found, form, matchesOf);
  };
  const literally: MatchesOf = (word, isLast) => [words.literal(word, isLast)];
  const nearly: MatchesOf = (word, isLast) => [words.literal(word, isLast), words.near(word)];
  const forms = numbered.length > 0 ? numbered : plain;
  // «فیلم» before the name of a series must not hide it.
  for (const tried of [forms, plain, forms.map(withoutKind)]) {
    if (isEmpty()) look(tried, literally);
  }
  // Otherwise look for the letters anywhere.
  for (const id of starts) {
    if (found.fitOf(indexOf(id)) === nowhere) found.add(indexOf(id), fit.inside);
  }
  for (const id of exact) found.add(indexOf(id), fit.whole);
  const onlyNear = isEmpty();
  // Misspellings would only hide exact matches.
  for (const tried of [forms, forms.map(withoutKind)]) {
    if (isEmpty()) look(tried.flatMap(joinings), nearly);
  }
  return { found, onlyNear };
}

type Forms = readonly (readonly string[])[];
type MatchesOf = (word: string, isLast: boolean) => readonly Matches[];

const shortened = (form: readonly string[]) => [...new Set(form)].slice(0, maxWords);

/** Adds entries that match every word, with the worst of the matches. */
function addAllMatching(found: Matches, words: readonly string[], matchesOf: MatchesOf): void {
  const all: (readonly Matches[])[] = [];
  for (const [at, word] of words.entries()) {
    const own = matchesOf(word, at === words.length - 1);
    if (sizeOf(own) === 0) return;
    all.push(own);
  }
  const [fewest = []] = all.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  for (const matches of fewest) {
    for (const index of matches.indexes()) {
      let worst: Fit = fit.whole;
      for (const own of all) worst = Math.max(worst, bestOf(own, index));
      if (worst !== nowhere) found.add(index, worst);
    }
  }
}

const nowhere = Number.POSITIVE_INFINITY;

function bestOf(all: readonly Matches[], index: number): Fit {
  let best = nowhere;
  for (const { fitOf } of all) best = Math.min(best, fitOf(index));
  return best;
}

function sizeOf(all: readonly Matches[]): number {
  return all.reduce((sum, { indexes }) => sum + indexes().length, 0);
}

/** Caches a word's matches: the forms of a term share words. */
function remembered({ literal, near }: Words): Words {
  const literals = new Map<string, Matches>();
  const nears = new Map<string, Matches>();
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
