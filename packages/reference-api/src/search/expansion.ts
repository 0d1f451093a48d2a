import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { Database } from '../storage/database.ts';
import { deletionsOf, isWithinDistance, minFuzzyLength } from './edit-distance.ts';
import { phoneticKeyOf } from './phonetic-key.ts';

/** How well a word matches; lower is better. Context words come after words of the name. */
export const fit = { whole: 0, start: 1, inside: 2, beside: 3, misspelt: 4, sound: 5 } as const;
export type Fit = number;

export type Words = {
  /** Entries with the word in their name, by exact match, start or inside. */
  literal: (word: string, isLast: boolean) => Map<number, Fit>;
  /** Entries with a misspelling of it, or with its phonetic key. */
  near: (word: string) => Map<number, Fit>;
};

type Row = { word: string; entries: string; beside: string };

/** The shortest half of a word that was meant as two. */
const shortestHalf = 2;

/** Matches inside words need three letters: two would match almost everything. */
const shortestInside = 3;

export function createWords(db: Database): Words {
  const rows = db.from.selectFrom('search_words').select(['word', 'entries', 'beside']);

  const beginningWith = (word: string) =>
    db.all(rows.where('word', '>=', word).where('word', '<', `${word}\u{10ffff}`));

  const having = (word: string) => {
    // The word index alone is much smaller than the table.
    const words = db.from
      .selectFrom('search_words')
      .select('word')
      .where(sql<number>`instr(word, ${word})`, '>', 1);
    return db.all(rows.where('word', 'in', words));
  };

  const misspellings = (word: string): Row[] => {
    if ([...word].length < minFuzzyLength || !/^\p{L}+$/u.test(word)) return [];
    const near = db.all(
      db.from
        .selectFrom('search_slips')
        .select('word')
        .distinct()
        .where('slip', 'in', among(deletionsOf(word))),
    );
    const words = near.map((one) => one.word).filter((one) => isWithinDistance(1, one, word));
    return db.all(rows.where('word', 'in', among(words)));
  };

  const soundingLike = (word: string) => {
    const sound = /^[a-z]+$/.test(word) ? phoneticKeyOf(word) : null;
    return sound === null ? [] : db.all(rows.where('sound', '=', sound));
  };

  /** «هیچ کس» for «هیچکس». */
  const twoWords = (word: string): Map<number, Fit> => {
    const letters = [...word];
    const halves = letters
      .map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
      .slice(shortestHalf, 1 - shortestHalf);
    const known = new Map(
      db.all(rows.where('word', 'in', among(halves.flat()))).map((row) => [row.word, inNames(row)]),
    );
    const both = halves.flatMap(([first, second]) => {
      const seconds = new Set(known.get(second));
      return (known.get(first) ?? []).filter((id) => seconds.has(id));
    });
    return new Map(both.map((id) => [id, fit.misspelt]));
  };

  return {
    literal: (word, isLast) => {
      const letters = [...word].length;
      // A single letter is a whole word, such as «و», unless it is being typed.
      const starts =
        letters === 1 && !isLast ? db.all(rows.where('word', '=', word)) : beginningWith(word);
      const whole = starts.filter((row) => row.word === word);
      const inside = letters >= shortestInside ? having(word) : [];
      // The fifth episode is not the fiftieth, and short prefixes match too much.
      const mayBegin = letters >= shortestInside && !/\d/.test(word);
      return holders([
        [whole.map(inNames), fit.whole],
        [starts.map(inNames), fit.start],
        [inside.map(inNames), fit.inside],
        [(mayBegin ? starts : whole).map(besideNames), fit.beside],
      ]);
    },
    near: (word) => {
      const near = holders([
        [misspellings(word).flatMap(all), fit.misspelt],
        [soundingLike(word).flatMap(all), fit.sound],
      ]);
      for (const [id, how] of twoWords(word)) near.set(id, how);
      return near;
    },
  };
}

/** The entries of the words, each with its best match. */
function holders(
  found: readonly (readonly [ids: readonly (readonly number[])[], how: Fit])[],
): Map<number, Fit> {
  const best = new Map<number, Fit>();
  for (const [lists, how] of found) {
    for (const ids of lists) {
      for (const id of ids) if (!best.has(id)) best.set(id, how);
    }
  }
  return best;
}

function inNames({ entries }: Row): readonly number[] {
  return JSON.parse(entries);
}

function besideNames({ beside }: Row): readonly number[] {
  return JSON.parse(beside);
}

const all = (row: Row) => [inNames(row), besideNames(row)];
