import { ask } from '@parde/api-client/query';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation, hasPage, isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { contentFilter } from '../../app/settings/settings.ts';

type StartContext = Pick<Page, 'api' | 'facts'>;

/** The number of cards that fill a shelf on the widest screen. */
const cardsOfShelf = 12;

export const startQueries = {
  top: ({ api, facts }: StartContext) => ask(api, 'getTop', { query: contentFilter.read(facts) }),
  genres: ({ api }: StartContext) => ask(api, 'getGenres'),
  /** The lists with the genres' pictures and English names. Genres come after all other lists. */
  genreLists: ({ api }: StartContext) => ask(api, 'listLists', { query: { limit: 50 } }),
  people: ({ api }: StartContext) =>
    ask(api, 'listCasts', {
      path: { group: 'iranian-actors' },
      query: { limit: cardsOfShelf },
    }),
  newest: ({ api }: StartContext) =>
    ask(api, 'listTitles', { query: { sort: 'newest', limit: cardsOfShelf } }),
};

/** Returns which sections this server can fill, with cards that lead to a page. */
export function startSections(page: StartContext) {
  const hasGenres = hasOperation(page, 'getGenres') && hasPage(page, 'genre');
  return {
    top: hasOperation(page, 'getTop'),
    genres: hasGenres,
    genreLists: hasGenres && hasOperation(page, 'listLists'),
    people: hasOperation(page, 'listCasts') && hasPage(page, 'cast'),
    // A list that is derived from the home page has no order.
    newest: hasOperation(page, 'listTitles') && !isDerived(page, 'listTitles'),
  };
}

/** Each section may fail independently. */
export async function prefetchStart(page: Page): Promise<void> {
  const { queryClient } = page;
  const has = startSections(page);
  await Promise.all([
    loadMessages(page, 'home-late'),
    has.top && queryClient.prefetchQuery(startQueries.top(page)),
    has.genres && queryClient.prefetchQuery(startQueries.genres(page)),
    has.genreLists && queryClient.prefetchQuery(startQueries.genreLists(page)),
    has.people && queryClient.prefetchQuery(startQueries.people(page)),
    has.newest && queryClient.prefetchQuery(startQueries.newest(page)),
  ]);
}
