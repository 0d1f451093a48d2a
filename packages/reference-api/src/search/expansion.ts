import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { Database } from '../storage/database.ts';
import { isWithin, shortestMisspelt, slipsOf } from './slips.ts';
import { soundOf } from './sound.ts';

/** How well a word of an entry answers a word of the term; the lowest is the best. What is beside its name comes after what is in it. */
export const fit = { whole: 0, start: 1, inside: 2, beside: 3, misspelt: 4, sound: 5 } as const;
export type Fit = number;

export type Words = {
  /** Entries with the word in their name, how it is there, as far as letters go. */
  literal: (word: string, isLast: boolean) => Map<number, Fit>;
  /** Those with a word that is a slip of the finger away, or that sounds like it in Latin letters. */
  near: (word: string) => Map<number, Fit>;
};

type Row = { word: string; entries: string; beside: string };

/** A word that was meant as two is of two such halves at least. */
const shortestHalf = 2;

/** What is inside a word is looked for from three letters on: of two, every other word has them. */
const shortestInside = 3;

export function createWords(db: Database): Words {
  const rows = db.from.selectFrom('search_words').select(['word', 'entries', 'beside']);

  const beginningWith = (word: string) =>
    db.all(rows.where('word', '>=', word).where('word', '<', `${word}\u{10ffff}`));

  const having = (word: string) => {
    // The words alone are in their index, which is much smaller than the table.
    const words = db.from
      .selectFrom('search_words')
      .select('word')
      .where(sql<number>`instr(word, ${word})`, '>', 1);
    return db.all(rows.where('word', 'in', words));
  };

  const slipsAway = (word: string): Row[] => {
    if ([...word].length < shortestMisspelt || !/^\p{L}+$/u.test(word)) return [];
    const near = db.all(
      db.from
        .selectFrom('search_slips')
        .select('word')
        .distinct()
        .where('slip', 'in', among(slipsOf(word))),
    );
    const words = near.map((one) => one.word).filter((one) => isWithin(1, one, word));
    return db.all(rows.where('word', 'in', among(words)));
  };

  const soundingLike = (word: string) => {
    const sound = /^[a-z]+$/.test(word) ? soundOf(word) : null;
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
      // A single letter is a word, as «و», unless it may be the beginning of the one that is being typed.
      const starts =
        letters === 1 && !isLast ? db.all(rows.where('word', '=', word)) : beginningWith(word);
      const whole = starts.filter((row) => row.word === word);
      const inside = letters >= shortestInside ? having(word) : [];
      // The fifth episode is not the fiftieth, nor does everything have what so few letters begin.
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
        [slipsAway(word).flatMap(all), fit.misspelt],
        [soundingLike(word).flatMap(all), fit.sound],
      ]);
      for (const [id, how] of twoWords(word)) near.set(id, how);
      return near;
    },
  };
}

/** The entries of the words, by the best way in which each is found. */
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
