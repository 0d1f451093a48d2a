import type { Database } from '../storage/database.ts';
import { idsOf } from './entries.ts';
import { createWords, type Fit, fit, type Words } from './expansion.ts';
import { compactForm, wordForms } from './words.ts';

/**
 * All that a term finds, the best first: each entry by its rank and its id in one number, which sorts, and which a
 * page can begin after.
 */
export type Found = {
  places: Float64Array;
  /** Nothing has the term as it was typed; what is found is near to it. */
  onlyNear: boolean;
};

/** More than any entry's id. */
const idsEnd = 100_000_000;

export function entryAt(place: number): number {
  return place % idsEnd;
}

/** So few that what the reader might have meant is shown too. */
const few = 5;

/** So many words of a term are looked for; nobody types more. */
const mostWords = 12;

/** So many names that begin with the term are told from those that only hold its words. */
const mostStarts = 5000;

export function createFinder(db: Database): (term: string) => Found {
  const words = createWords(db);

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
    const forms = wordForms(term).map((form) => [...new Set(form)].slice(0, mostWords));
    const found = new Map<number, Fit>();
    for (const form of forms) addBest(found, holdersOfAll(form, words.literal));
    // What begins with the letters of the term, but not with its words, holds it somewhere.
    for (const id of starts) if (!found.has(id)) found.set(id, fit.inside);
    for (const id of exact) found.set(id, fit.whole);
    const onlyNear = found.size === 0;
    if (found.size < few) {
      for (const form of forms.flatMap(joinings)) {
        addBest(
          found,
          holdersOfAll(form, (word, isLast) => withNear(words, word, isLast)),
        );
      }
    }
    const places = Float64Array.from(
      found,
      ([id, how]) => rankOf(id, how, exact.has(id), starts.has(id)) * idsEnd + id,
    );
    return { places: places.sort(), onlyNear };
  };
}

/** Entries that every word is found in, by the worst way that one of them is. */
function holdersOfAll(
  words: readonly string[],
  holders: (word: string, isLast: boolean) => Map<number, Fit>,
): Map<number, Fit> {
  let all: Map<number, Fit> | undefined;
  for (const [at, word] of words.entries()) {
    const own = holders(word, at === words.length - 1);
    if (all === undefined) all = own;
    else {
      const both = new Map<number, Fit>();
      for (const [id, how] of all) {
        const other = own.get(id);
        if (other !== undefined) both.set(id, Math.max(other, how));
      }
      all = both;
    }
    if (all.size === 0) break;
  }
  return all ?? new Map();
}

function addBest(found: Map<number, Fit>, more: ReadonlyMap<number, Fit>): void {
  for (const [id, how] of more) {
    const best = found.get(id);
    if (best === undefined || how < best) found.set(id, how);
  }
}

function withNear(words: Words, word: string, isLast: boolean): Map<number, Fit> {
  const all = words.literal(word, isLast);
  addBest(all, words.near(word));
  return all;
}

/** The words as they are, and with two neighbours written as one, «کتاب خانه» for «کتابخانه». */
function joinings(words: readonly string[]): readonly (readonly string[])[] {
  const joined = words
    .slice(1)
    .map((word, at) => words.toSpliced(at, 2, `${words[at] ?? ''}${word}`));
  return [words, ...joined.slice(0, 3)];
}

const [firstEpisode] = idsOf('episode');

/**
 * What is found by whole words or their beginnings comes before what holds the letters somewhere, then what is a slip
 * away, then what sounds like it; in each of these, episodes come last.
 */
function rankOf(id: number, how: Fit, exact: boolean, starts: boolean): number {
  const episode = id >= firstEpisode ? 10 : 0;
  if (exact) return episode;
  if (how === fit.whole) return episode + (starts ? 1 : 3);
  if (how === fit.start) return episode + (starts ? 2 : 4);
  return how * 20 + episode;
}
