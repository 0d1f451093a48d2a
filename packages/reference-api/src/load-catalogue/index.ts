import type { Catalogue } from '@parde/demo-catalogue';
import type { Database } from '../storage/database.ts';
import { addChannels, addLives } from './channels.ts';
import { addHome, addLists } from './home.ts';
import { addPeople } from './people.ts';
import { emptyRows, type Rows } from './rows.ts';
import { addScreenings, addTitle } from './titles.ts';
import { addVocabulary } from './vocabulary.ts';

/** Fills an empty database, in the caller's transaction. */
export function loadCatalogue(db: Database, catalogue: Catalogue): void {
  db.insert(rowsOf(catalogue));
}

function rowsOf(catalogue: Catalogue): Rows {
  const rows = emptyRows();
  addVocabulary(rows, catalogue);
  addChannels(rows, catalogue.channels ?? []);
  for (const title of catalogue.titles) addTitle(rows, title);
  addPeople(rows, catalogue.people ?? []);
  addScreenings(rows, catalogue.screenings ?? []);
  addLives(rows, catalogue.lives ?? []);
  addLists(rows, catalogue.lists ?? []);
  addHome(rows, catalogue);
  orderNames(rows);
  return rows;
}

/** The alphabetical rank of each name, because SQLite cannot sort Persian. */
function orderNames(rows: Rows): void {
  const alphabet = new Intl.Collator('fa', { sensitivity: 'base', numeric: true });
  for (const named of [rows.titles, rows.people]) {
    const sorted = [...named].sort((a, b) => alphabet.compare(a.name_fa, b.name_fa));
    sorted.forEach((row, index) => {
      row.name_order = index;
    });
  }
}
