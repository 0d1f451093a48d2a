import type { CatalogueTables } from './catalogue.ts';

/**
 * Searchable entries. The millions of an id are the kind, the rest the rank by popularity, so that ids sort equally
 * good
 * results.
 */
export type SearchTables = {
  search_entries: {
    id: number;
    content_type: CatalogueTables['slides']['content_type'];
    content_id: string;
    /** The title whose languages, countries and form apply; null for none. */
    title_id: string | null;
    age: number | null;
  };
  search_names: {
    /** Whole, folded and without spaces. */
    name: string;
    /** JSON: the ids of entries with this name, in order. */
    entries: string;
  };
  search_words: {
    /** Folded. */
    word: string;
    /** The phonetic key of a Persian word, else null. */
    sound: string | null;
    /** JSON: the ids of entries with this word in their name. */
    entries: string;
    /** JSON: the ids of entries that it finds by context, as an episode by its series. */
    beside: string;
  };
  /** Each word and its one-letter deletions. */
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

/** Thousands of episodes share a name. */
export const sharedNames = `
  ALTER TABLE search_names RENAME TO names_by_entry;
  CREATE TABLE search_names (name TEXT PRIMARY KEY, entries TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO search_names SELECT name, json_group_array(entry_id ORDER BY entry_id) FROM names_by_entry GROUP BY name;
  DROP TABLE names_by_entry;
`;
