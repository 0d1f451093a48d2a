import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { SearchTables } from '../storage/tables/search.ts';
import { contextWordsOf } from './context-words.ts';
import { createDictionary } from './dictionary.ts';
import { deletionsOf } from './edit-distance.ts';
import { idsOf, kinds, sourcesOf } from './entries.ts';
import { compactForm } from './words.ts';

/** Fills the search tables from the catalogue, once. */
export function indexCatalogue(db: Database): void {
  const entries: SearchTables['search_entries'][] = [];
  const names: SearchTables['search_names'][] = [];
  const dictionary = createDictionary();

  for (const kind of kinds) {
    const [first] = idsOf(kind);
    const beside = contextWordsOf(db, kind);
    for (const [place, { name_fa, name_en, ...entry }] of sourcesOf(db, kind).entries()) {
      const id = first + place;
      entries.push({ id, ...entry });
      const own = name_en === null ? [name_fa] : [name_fa, name_en];
      for (const name of new Set(own.map(compactForm))) names.push({ name, entry_id: id });
      for (const name of own) dictionary.add(id, name);
      for (const text of beside(entry.content_id)) dictionary.addBeside(id, text);
    }
  }
  const words = dictionary.words();
  const slips = words
    .filter(({ word }) => mayBeMisspelt(word))
    .flatMap(({ word }) => deletionsOf(word).map((slip) => ({ slip, word })));

  fill(db, 'search_entries', ['id', 'content_type', 'content_id', 'title_id', 'age'], entries);
  fill(db, 'search_names', ['name', 'entry_id'], names);
  fill(db, 'search_words', ['word', 'sound', 'entries', 'beside'], words);
  fill(db, 'search_slips', ['slip', 'word'], slips);
}

/** Numbers and very long words are not misspelt. */
function mayBeMisspelt(word: string): boolean {
  return /^\p{L}{3,24}$/u.test(word);
}

const batch = 5000;

/** One JSON parameter a statement is several times faster than a parameter a value. */
function fill<Table extends keyof SearchTables>(
  db: Database,
  table: Table,
  columns: readonly (keyof SearchTables[Table] & string)[],
  rows: readonly SearchTables[Table][],
): void {
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`));
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(rows.slice(start, start + batch));
    const query = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${values} from json_each(${json})`;
    db.run({ compile: () => query.compile(db.from) });
  }
}
