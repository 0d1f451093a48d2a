import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { allLists } from '../features/catalogue/all-lists.ts';
import { ListScreen } from '../features/catalogue/ListScreen.tsx';
import { ListsScreen } from '../features/catalogue/ListsScreen.tsx';
import { loadTitles, titleLists } from '../features/catalogue/title-lists.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';
import { descriptionOf, nameOf } from '../words/names.ts';

const load = definePage({
  namespace: 'catalogue',
  async data(page, { list }, { searchParams: search }) {
    if (list === undefined) {
      await page.queryClient.prefetchQuery(allLists(page).page(cursorIn(search)));
      return undefined;
    }
    const { about } = await loadTitles(page, titleLists.list(page, search, list), search);
    return about;
  },
  meta: (about, t, { brand: { name: names }, facts: { locale } }) => {
    const brand = names[locale];
    if (!about) {
      return {
        title: t('title', { name: t('lists'), brand }),
        description: t('listsDescription', { brand }),
      };
    }
    const name = nameOf(about, locale);
    return {
      title: t('title', { name, brand }),
      description: descriptionOf(about, locale) || t('listDescription', { name, brand }),
      image: about.cover ?? undefined,
    };
  },
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function Lists() {
  const { list } = useParams();
  return list === undefined ? <ListsScreen /> : <ListScreen key={list} list={list} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
