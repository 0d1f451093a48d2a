import type { AccountsTables } from './accounts.ts';
import type { CatalogueTables } from './catalogue.ts';
import type { LibraryTables } from './library.ts';
import type { MediaTables } from './media.ts';
import type { MoneyTables } from './money.ts';
import type { SearchTables } from './search.ts';

export type Tables = AccountsTables &
  CatalogueTables &
  LibraryTables &
  MediaTables &
  MoneyTables &
  SearchTables;
