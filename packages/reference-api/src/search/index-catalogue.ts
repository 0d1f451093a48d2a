import type { Database } from '../storage/database.ts';
import type { SearchTables } from '../storage/tables/search.ts';
import { contextWordsOf } from './context-words.ts';
import { appendEntry, createDictionary } from './dictionary.ts';
import { deletionsOf } from './edit-distance.ts';
import { idsOf, kinds, type Source, sourcesOf } from './entries.ts';
import { compactForm } from './words.ts';

/** Fills the search tables from the catalogue, once. */
export function indexCatalogue(db: Database): void {
  const entries: SearchTables['search_entries'][] = [];
  const names = new Map<string, number[]>();
  const dictionary = createDictionary();
  const compact = remembered(compactForm);

  for (const kind of kinds) {
    const [first] = idsOf(kind);
    const beside = contextWordsOf(db, kind);
    for (const [place, source] of sourcesOf(db, kind).entries()) {
      const id = first + place;
      const { content_type, content_id, title_id, age } = source;
      entries.push({ id, content_type, content_id, title_id, age });
      const own = namesOf(source);
      for (const name of own) appendEntry(names, compact(name), id);
      for (const name of own) dictionary.add(id, name);
      for (const text of beside(source)) dictionary.addContext(id, text);
    }
  }
  const words = dictionary.words();
  const slips = words
    .filter(({ word }) => mayBeMisspelt(word))
    .flatMap(({ word }) => deletionsOf(word).map((slip) => ({ slip, word })));

  db.insert({
    search_entries: entries,
    search_names: [...names].map(([name, ids]) => ({ name, entries: JSON.stringify(ids) })),
    search_words: words,
    search_slips: slips,
  });
}

function namesOf({ name_fa, name_en, original_name }: Source): string[] {
  return [name_fa, name_en, original_name].filter((name) => typeof name === 'string');
}

/** Caches the forms of names, because thousands of episodes share a name. */
function remembered(form: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? form(text);
    known.set(text, made);
    return made;
  };
}

/** True if misspellings of the word are searched, which excludes numbers, single letters and very long words. */
function mayBeMisspelt(word: string): boolean {
  return /^\p{L}{2,24}$/u.test(word);
}
