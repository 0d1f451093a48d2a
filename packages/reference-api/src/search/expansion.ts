import { type Compilable, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { Database } from '../storage/database.ts';
import { deletionsOf, isWithinDistance, minFuzzyLength } from './edit-distance.ts';
import { createMatches, type Matches, type MatchQuality, matchQuality } from './matches.ts';
import type { Numbering } from './numbering.ts';
import { phoneticKeyOf } from './phonetic-key.ts';
import { createWordLists } from './word-lists.ts';

export type WordIndex = {
  /** Returns entries with the word in their name, as a complete word, a prefix, or inside a word. */
  literal: (word: string, isLast: boolean) => Matches;
  /**
   * Returns entries with a misspelling of the word or with its phonetic key. Misspellings of short words are included
   * only with `short`.
   */
  near: (word: string, short?: boolean) => Matches;
};

/** The fewest letters of each half when a word is split in two. */
const shortestHalf = 2;

/** Matches inside words need three letters: two would match almost everything. */
const shortestInside = 3;

export function createWordIndex(db: Database, numbering: Numbering): WordIndex {
  const listsOf = createWordLists(db, numbering);
  const words = db.from.selectFrom('search_words').select('word');
  const read = (query: Compilable<{ word: string }>) => db.all(query).map(({ word }) => word);

  const beginningWith = (word: string) =>
    read(words.where('word', '>=', word).where('word', '<', `${word}\u{10ffff}`));

  const having = (word: string) => read(words.where(sql<number>`instr(word, ${word})`, '>', 1));

  const misspellings = (word: string, short: boolean): string[] => {
    if (!(short || [...word].length >= minFuzzyLength) || !/^\p{L}+$/u.test(word)) return [];
    const near = read(
      db.from
        .selectFrom('search_slips')
        .select('word')
        .distinct()
        .where('slip', 'in', among(deletionsOf(word))),
    );
    return near.filter((one) => isWithinDistance(1, one, word));
  };

  const soundingLike = (word: string): string[] => {
    const sound = /^[a-z]+$/.test(word) ? phoneticKeyOf(word) : null;
    return sound === null ? [] : read(words.where('sound', '=', sound));
  };

  /** Splits a word that was written without its space: finds «هیچ کس» for «هیچکس». */
  const twoWords = (word: string): readonly Uint32Array[] => {
    const letters = [...word];
    const halves = letters
      .map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
      .slice(shortestHalf, 1 - shortestHalf);
    const known = new Set(read(words.where('word', 'in', among(halves.flat()))));
    return halves
      .filter((both) => both.every((half) => known.has(half)))
      .map((both) => {
        const [first, second] = listsOf(both).map(({ entries }) => entries);
        const seconds = new Set(second);
        return new Uint32Array(first ?? []).filter((index) => seconds.has(index));
      });
  };

  const inNames = (found: readonly string[]) => listsOf(found).map(({ entries }) => entries);
  const besideNames = (found: readonly string[]) => listsOf(found).map(({ beside }) => beside);
  const anywhere = (found: readonly string[]) => [...inNames(found), ...besideNames(found)];

  const matches = (
    found: readonly (readonly [lists: readonly Uint32Array[], how: MatchQuality])[],
  ) => {
    const best = createMatches(numbering.count);
    for (const [lists, how] of found) {
      for (const list of lists) for (const index of list) best.add(index, how);
    }
    return best;
  };

  return {
    literal: (word, isLast) => {
      const letters = [...word].length;
      // A single letter counts as a complete word, such as «و», unless it is the last one and may be continued.
      const starts = letters === 1 && !isLast ? [word] : beginningWith(word);
      const inside = letters >= shortestInside ? having(word) : [];
      // Numbers must match completely, because episode 5 is not episode 50. Short prefixes match too much.
      const mayBegin = letters >= shortestInside && !/\d/.test(word);
      return matches([
        [inNames([word]), matchQuality.compactName],
        [inNames(starts), matchQuality.start],
        [inNames(inside), matchQuality.inside],
        [besideNames(mayBegin ? starts : [word]), matchQuality.beside],
      ]);
    },
    near: (word, short = false) =>
      matches([
        [[...twoWords(word), ...anywhere(misspellings(word, short))], matchQuality.misspelt],
        [anywhere(soundingLike(word)), matchQuality.sound],
      ]),
  };
}
