import type Sqlite from 'better-sqlite3';
import { accountChanges, accountTables } from './tables/accounts.ts';
import {
  catalogueChanges,
  catalogueTables,
  ownCatalogues,
  yearsAndAccess,
} from './tables/catalogue.ts';
import {
  downloadTables,
  hiddenColumn,
  libraryChanges,
  libraryTables,
  watchTimeTable,
} from './tables/library.ts';
import { mediaTables } from './tables/media.ts';
import { moneyTables } from './tables/money.ts';
import { searchTables, sharedNames } from './tables/search.ts';

/** Append only: each file stores the number of migrations that it has run. */
const migrations: readonly string[] = [
  accountTables,
  catalogueTables,
  libraryTables,
  moneyTables,
  searchTables,
  mediaTables,
  accountChanges,
  `${catalogueChanges} ${libraryChanges}`,
  downloadTables,
  `ALTER TABLE categories ADD COLUMN name_en TEXT;
   ALTER TABLE payment_items ADD COLUMN name_en TEXT;`,
  ownCatalogues,
  sharedNames,
  yearsAndAccess,
  hiddenColumn,
  // A covering index for the counts beside filters, which halves the time of reading complete rows.
  'CREATE INDEX titles_counted ON titles (listed, type, age, form, described, id);',
  'ALTER TABLE codes ADD COLUMN network TEXT;',
  watchTimeTable,
  'ALTER TABLE genres ADD COLUMN art TEXT; ALTER TABLE categories ADD COLUMN art TEXT;',
];

export function migrate(sqlite: Sqlite.Database): void {
  sqlite
    .transaction(() => {
      const done = Number(sqlite.pragma('user_version', { simple: true }));
      if (done > migrations.length) {
        throw new Error('The database was written by a newer version of the reference API.');
      }
      for (const sql of migrations.slice(done)) sqlite.exec(sql);
      sqlite.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}
