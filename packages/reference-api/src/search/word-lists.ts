import { among } from '../catalogue/among.ts';
import type { Database } from '../storage/database.ts';
import type { Numbering } from './numbering.ts';

/** The indexes of the entries that have a word in their name, and of those that have it as context. */
export type WordList = { entries: Uint32Array; beside: Uint32Array };

/** Reads each word's list once: the catalogue does not change, and all lists together take two megabytes. */
export function createWordLists(db: Database, { indexOf }: Numbering) {
  const known = new Map<string, WordList>();

  const listOf = (json: string): Uint32Array => {
    const ids: readonly number[] = JSON.parse(json);
    return Uint32Array.from(ids, indexOf);
  };

  /** Returns the lists of all words that exist. */
  return (words: readonly string[]): WordList[] => {
    const missing = words.filter((word) => !known.has(word));
    if (missing.length > 0) {
      const rows = db.all(
        db.from
          .selectFrom('search_words')
          .select(['word', 'entries', 'beside'])
          .where('word', 'in', among(missing)),
      );
      for (const { word, entries, beside } of rows) {
        known.set(word, { entries: listOf(entries), beside: listOf(beside) });
      }
    }
    return words.flatMap((word) => known.get(word) ?? []);
  };
}
