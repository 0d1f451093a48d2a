import type { Database } from '../storage/database.ts';
import { withoutKind } from './context-words.ts';
import { idsOf } from './entries.ts';
import { createWordIndex, type WordIndex } from './expansion.ts';
import { onOtherKeyboard } from './keyboard-layout.ts';
import { createMatches, type Matches, type MatchQuality, matchQuality } from './matches.ts';
import { numberedForms } from './numbered.ts';
import { type Numbering, numberEntries } from './numbering.ts';
import { compactForm, wordForms } from './words.ts';

/** All results, best first. Rank and id share one number, which sorts and serves as a cursor. */
export type Found = {
  results: Float64Array;
  /** True if nothing matches as typed and the results are near matches. */
  onlyNear: boolean;
  /** The term as it would read on the other keyboard layout, if the results are for that. */
  rekeyed?: string | undefined;
};

/** More than any entry's id. */
const idsEnd = 100_000_000;

export function entryAt(result: number): number {
  return result % idsEnd;
}

export function rankAt(result: number): number {
  return Math.floor(result / idsEnd);
}

export function packResult(rank: number, entry: number): number {
  return rank * idsEnd + entry;
}

/** The rank of an entry whose name is exactly the term, unless it is an episode. */
export const rankOfName = 0;

/** True if the entry's name has every word of the term as a complete word. */
export function matchesFullWords(rank: number): boolean {
  return rank % 10 <= 3 && rank % 10 !== 2 && rank <= worstOfNames;
}

/** The worst (largest) rank of entries whose names contain a word starting with each word of the term. */
export const worstOfNames = 19;

/** The most words of a term that are looked up. */
const maxWords = 12;

/** The number of names starting with the term that rank above names that only contain its words. */
const maxPrefixMatches = 5000;

export type Finder = {
  find: (term: string) => Found;
  /** Returns entries that a typing mistake may have hidden behind a few exact matches, the best first. */
  findNear: (term: string) => Float64Array;
};

export function createFinder(db: Database): Finder {
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
      .limit(maxPrefixMatches);
    return new Set(entriesOf(db.all(names)).slice(0, maxPrefixMatches));
  };

  const resultsOf = ({ found, exact, starts }: NameMatches, idAt: (entry: number) => number) => {
    const results = new Float64Array(found.indexes().length);
    let at = 0;
    for (const entry of found.indexes()) {
      const id = idAt(entry);
      results[at] = packResult(
        rankOf(id, found.qualityOf(entry), exact.has(id), starts.has(id)),
        id,
      );
      at += 1;
    }
    return results.sort();
  };

  const find = (term: string): Found => {
    const name = compactForm(term);
    if (name === '') return { results: new Float64Array(), onlyNear: false };
    index ??= createIndex(db);
    const lookUp = { ...index, words: remembered(index.words) };
    const { idAt } = lookUp.numbering;
    const literally = (text: string): NameMatches => {
      const compactName = compactForm(text);
      const names = { exact: named(compactName), starts: beginningWith(compactName) };
      return { ...names, found: foundLiterally(text, lookUp, names) };
    };
    const asTyped = literally(term);
    if (!isEmpty(asTyped.found)) return { results: resultsOf(asTyped, idAt), onlyNear: false };
    for (const rekeyed of onOtherKeyboard(term)) {
      const results = resultsOf(literally(rekeyed), idAt);
      const [best] = results;
      // Letters typed on the wrong keyboard occur somewhere in many names, so only better matches count.
      if (best !== undefined && rankAt(best) <= worstOfNames) {
        return { results, onlyNear: true, rekeyed };
      }
    }
    const near = foundNearly(term, lookUp);
    return { results: resultsOf({ ...asTyped, found: near }, idAt), onlyNear: true };
  };

  const findNear = (term: string) => {
    index ??= createIndex(db);
    const nobody: ReadonlySet<number> = new Set();
    const found = foundNearly(term, { ...index, words: remembered(index.words) }, true);
    const results = resultsOf({ found, exact: nobody, starts: nobody }, index.numbering.idAt);
    return results.filter((result) => rankAt(result) >= rankOfQuality(matchQuality.misspelt));
  };

  return { find, findNear };
}

/** Returns the ids of all lists, which are parsed in one call. */
function entriesOf(names: readonly { entries: string }[]): number[] {
  const lists: number[][] = JSON.parse(`[${names.map(({ entries }) => entries).join()}]`);
  return lists.flat();
}

type Index = { numbering: Numbering; words: WordIndex };

function createIndex(db: Database): Index {
  const numbering = numberEntries(db);
  return { numbering, words: createWordIndex(db, numbering) };
}

type NameMatches = {
  found: Matches;
  /** Entries whose name is exactly the term. */
  exact: ReadonlySet<number>;
  /** Entries whose name starts with the term. */
  starts: ReadonlySet<number>;
};

/** Finds entries by words or by the complete name. */
function foundLiterally(
  term: string,
  { words, numbering: { count, indexOf } }: Index,
  { exact, starts }: Omit<NameMatches, 'found'>,
): Matches {
  const plain = wordForms(term);
  const found = createMatches(count);
  const literally: MatchesOf = (word, isLast) => [words.literal(word, isLast)];
  const forms = formsOf(term);
  // If «فیلم» is typed before the name of a series, the series must still be found.
  for (const tried of [forms, plain, forms.map(withoutKind)]) {
    if (isEmpty(found)) addMatches(found, tried, literally);
  }
  // Names that start with the term but match no words rank as matches inside words.
  for (const id of starts) {
    if (found.qualityOf(indexOf(id)) === nowhere) found.add(indexOf(id), matchQuality.inside);
  }
  for (const id of exact) found.add(indexOf(id), matchQuality.compactName);
  return found;
}

/** Misspellings would only hide exact matches, so this is used only if there are none. */
function foundNearly(term: string, { words, numbering: { count } }: Index, short = false): Matches {
  const found = createMatches(count);
  const nearly =
    (short: boolean): MatchesOf =>
    (word, isLast) => [words.literal(word, isLast), words.near(word, short)];
  const forms = formsOf(term);
  const tries = [forms, forms.map(withoutKind)].map((tried) => tried.flatMap(joinings));
  for (const alsoShort of [short, true]) {
    for (const tried of tries) if (isEmpty(found)) addMatches(found, tried, nearly(alsoShort));
  }
  return found;
}

function formsOf(term: string): Forms {
  const numbered = numberedForms(term);
  return numbered.length > 0 ? numbered : wordForms(term);
}

const isEmpty = (found: Matches) => found.indexes().length === 0;

function addMatches(found: Matches, forms: Forms, matchesOf: MatchesOf): void {
  for (const form of forms.map(shortened)) addAllMatching(found, form, matchesOf);
}

type Forms = readonly (readonly string[])[];
type MatchesOf = (word: string, isLast: boolean) => readonly Matches[];

const shortened = (form: readonly string[]) => [...new Set(form)].slice(0, maxWords);

/** Adds entries that match every word, with the rank of the worst match. */
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
      let worst: MatchQuality = matchQuality.compactName;
      for (const own of all) worst = Math.max(worst, bestOf(own, index));
      if (worst !== nowhere) found.add(index, worst);
    }
  }
}

const nowhere = Number.POSITIVE_INFINITY;

function bestOf(all: readonly Matches[], index: number): MatchQuality {
  let best = nowhere;
  for (const { qualityOf } of all) best = Math.min(best, qualityOf(index));
  return best;
}

function sizeOf(all: readonly Matches[]): number {
  return all.reduce((sum, { indexes }) => sum + indexes().length, 0);
}

/** Caches a word's matches: the forms of a term share words. */
function remembered({ literal, near }: WordIndex): WordIndex {
  const literals = new Map<string, Matches>();
  const nears = new Map<string, Matches>();
  return {
    literal: (word, isLast) =>
      remember(literals, `${word} ${isLast && word.length === 1}`, () => literal(word, isLast)),
    near: (word, short = false) => remember(nears, `${word} ${short}`, () => near(word, short)),
  };
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

/** Returns the words as typed, and variants with two neighbours joined: «کتاب خانه» for «کتابخانه». */
function joinings(words: readonly string[]): readonly (readonly string[])[] {
  const joined = words
    .slice(1)
    .map((word, at) => words.toSpliced(at, 2, `${words[at] ?? ''}${word}`));
  return [words, ...joined.slice(0, 3)];
}

const [firstEpisode] = idsOf('episode');

/**
 * Complete words and prefixes rank before letters inside words, then context words, misspellings and phonetic
 * matches. Within each, episodes are last.
 */
function rankOf(id: number, quality: MatchQuality, exact: boolean, starts: boolean): number {
  const episode = id >= firstEpisode ? 10 : 0;
  if (exact) return episode;
  if (quality === matchQuality.compactName) return episode + (starts ? 1 : 3);
  if (quality === matchQuality.start) return episode + (starts ? 2 : 4);
  return rankOfQuality(quality) + episode;
}

function rankOfQuality(quality: MatchQuality): number {
  return quality * 20;
}
