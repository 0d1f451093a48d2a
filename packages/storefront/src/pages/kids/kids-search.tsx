import { maySearch } from '@parde/domain';
import { definePage } from '../../app/page/define-page.ts';
import { KidsSearchPage, loadKidsSearch } from '../../features/kids/index.ts';

export default definePage({
  namespace: 'kids-area',
  data: loadKidsSearch,
  meta: (term, t) => ({
    title: t('titleOf', { name: maySearch(term) ? term : t('search') }),
  }),
  Screen: KidsSearchPage,
});
