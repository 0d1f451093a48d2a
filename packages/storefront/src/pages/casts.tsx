import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { CastsScreen } from '../features/catalogue/CastsScreen.tsx';
import { castList, groupIn } from '../features/catalogue/cast-groups.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';

const load = definePage({
  namespace: 'catalogue',
  // The list may fail alone: its page has a name, and the other groups, without it.
  async data(page, _params, { pathname, searchParams }) {
    const group = groupIn(pathname);
    await page.queryClient.prefetchQuery(castList(page, group).page(cursorIn(searchParams)));
    return group;
  },
  meta: (group, t, { brand, facts }) => ({
    title: t('title', { name: t(group), brand: brand.name[facts.locale] }),
    description: t('castsDescription', { name: t(group), brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default CastsScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
