import { ask } from '@parde/api-client/query';
import { maySearch, readSearchTerm } from '@parde/domain';
import { redirect } from 'react-router';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { prefetchStart, SearchScreen, searchList } from '../../features/search/index.ts';
import { searchPath } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'search',
  // The results may fail without failing the page.
  async data(page, params, { searchParams }) {
    // A form without script sends the term as `?q=`.
    const formTerm = searchParams.get('q');
    if (formTerm !== null) throw redirect(searchPath(formTerm));
    const term = readSearchTerm(params.search ?? '');
    const messages = Promise.all([loadMessages(page, 'catalogue'), loadMessages(page, 'menus')]);
    if (maySearch(term)) {
      const list = searchList(page, term, searchParams);
      await Promise.all([
        prefetch(page, list.page(cursorIn(searchParams))),
        prefetch(page, ask(page.api, 'getFilters')),
      ]);
    } else {
      await prefetchStart(page);
    }
    await messages;
    return term;
  },
  meta: (term, t) => ({ title: t(maySearch(term) ? 'titleOf' : 'title', { term }) }),
  Screen: SearchScreen,
});
