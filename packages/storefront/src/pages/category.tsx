import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { CategoryScreen } from '../features/catalogue/CategoryScreen.tsx';
import { loadTitles, titleLists } from '../features/catalogue/title-lists.ts';

const load = definePage({
  namespace: 'catalogue',
  data: (page, { id = '' }, { searchParams: search }) =>
    loadTitles(page, titleLists.category(page, search, id), search),
  meta: ({ about }, t, { brand, facts }) => {
    const name = about.persian_name;
    return {
      title: t('title', { name, brand: brand.name[facts.locale] }),
      description: t('categoryDescription', { name, brand: brand.name[facts.locale] }),
      image: about.backdrop ?? undefined,
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

export default function Category() {
  const { id = '' } = useParams();
  return <CategoryScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
