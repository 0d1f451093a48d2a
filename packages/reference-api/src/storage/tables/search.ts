import type { CatalogueTables } from './catalogue.ts';

/**
 * Searchable entries. The millions of an id give the kind, and the remainder the rank by popularity, so that ids sort
 * results of equal rank.
 */
export type SearchTables = {
  search_entries: {
    id: number;
    content_type: CatalogueTables['slides']['content_type'];
    content_id: string;
    /** The title whose languages, countries and form apply, or null. */
    title_id: string | null;
    age: number | null;
  };
  search_names: {
    /** The complete name, folded and without spaces. */
    name: string;
    /** JSON: the ids of entries with this name, in order. */
    entries: string;
  };
  search_words: {
    /** The folded word. */
    word: string;
    /** The phonetic key of a Persian word, or null. */
    sound: string | null;
    /** JSON: the ids of entries with this word in their name. */
    entries: string;
    /** JSON: the ids of entries that have the word as context, such as an episode with the name of its series. */
    beside: string;
  };
  /** Each word with its variants that have one letter deleted. */
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

/** Stores the entries by name in one row, because thousands of episodes share a name. */
export const sharedNames = `
  ALTER TABLE search_names RENAME TO names_by_entry;
  CREATE TABLE search_names (name TEXT PRIMARY KEY, entries TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO search_names SELECT name, json_group_array(entry_id ORDER BY entry_id) FROM names_by_entry GROUP BY name;
  DROP TABLE names_by_entry;
`;
