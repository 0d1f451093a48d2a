import type { CatalogueTables } from './catalogue.ts';

/**
 * What can be searched for, as a search compares it. Millions of an entry's id are its kind, and the rest its place by
 * popularity, so that the order of ids is the order of results that are equally good.
 */
export type SearchTables = {
  search_entries: {
    id: number;
    content_type: CatalogueTables['slides']['content_type'];
    content_id: string;
    /** The film, series or video whose languages, countries and form it has; null for what has none. */
    title_id: string | null;
    age: number | null;
  };
  /** Whole names, folded and without spaces. */
  search_names: { name: string; entry_id: number };
  search_words: {
    /** Folded. */
    word: string;
    /** Its consonants, as Persian in Latin letters has them. Null for a word that is not Persian. */
    sound: string | null;
    /** JSON: the ids of the entries whose names have it. */
    entries: string;
    /** JSON: the ids of those that are found by it though their names do not have it, as an episode by its series. */
    beside: string;
  };
  /** Each word as it is with one letter left out, and as it is. */
  search_slips: { slip: string; word: string };
};

export const searchTables = `
  CREATE TABLE search_entries (
    id INTEGER PRIMARY KEY, content_type TEXT NOT NULL, content_id TEXT NOT NULL,
    title_id TEXT REFERENCES titles (id), age INTEGER
  ) STRICT;
  CREATE TABLE search_names (
    name TEXT NOT NULL, entry_id INTEGER NOT NULL REFERENCES search_entries (id), PRIMARY KEY (name, entry_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE search_words (word TEXT NOT NULL UNIQUE, sound TEXT, entries TEXT NOT NULL, beside TEXT NOT NULL) STRICT;
  CREATE INDEX search_sounds ON search_words (sound) WHERE sound IS NOT NULL;
  CREATE TABLE search_slips (
    slip TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (slip, word)
  ) STRICT, WITHOUT ROWID;
`;
