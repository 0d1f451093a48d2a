import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { GenreScreen } from '../features/catalogue/GenreScreen.tsx';
import { loadTitles, titleLists } from '../features/catalogue/title-lists.ts';
import { nameOf } from '../words/names.ts';

const load = definePage({
  namespace: 'catalogue',
  data: (page, { id = '' }, { searchParams: search }) =>
    loadTitles(page, titleLists.genre(page, search, id), search),
  meta: ({ about }, t, { brand, facts }) => {
    const name = nameOf(about, facts.locale);
    return {
      title: t('title', { name, brand: brand.name[facts.locale] }),
      description: t('genreDescription', { name, brand: brand.name[facts.locale] }),
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

export default function Genre() {
  const { id = '' } = useParams();
  return <GenreScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
