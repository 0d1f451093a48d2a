import type { Accounts } from './accounts/accounts.ts';
import { accountHandlers } from './accounts/handlers.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Titles } from './catalogue/title.ts';
import type { Handlers } from './contract/handlers.ts';
import { noSuchTitle } from './contract/messages.ts';
import { refuse } from './contract/refusal.ts';
import type { Money } from './money/money.ts';
import { searchHandlers } from './search/handlers.ts';
import { siteHandlers } from './site/handlers.ts';
import type { Database } from './storage/database.ts';

export type Parts = {
  catalogue: Catalogue;
  accounts: Accounts;
  money: Money;
  db: Database;
  titles: Titles;
  now: () => number;
};

/** What each operation of the contract does. */
export function createHandlers({
  db,
  titles,
  catalogue,
  accounts,
  money,
  now,
}: Parts): Partial<Handlers> {
  return {
    getSlider: () => ({ status: 200, data: catalogue.slider(now()) }),

    getDiscover: ({ viewer }) => ({ data: catalogue.discover(viewer !== null) }),

    getCategories: () => catalogue.categories(),

    getMovie: ({ path }) => {
      const movie = catalogue.movie(path.id);
      if (!movie) throw refuse.notFound(noSuchTitle);
      return { data: movie };
    },

    ...accountHandlers(db, accounts),

    ...searchHandlers({ db, titles }),

    ...siteHandlers(titles, now),

    ...money.handlers,
  };
}
