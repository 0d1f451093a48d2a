import { castQuery, filtersQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CastScreen } from '../features/catalogue/CastScreen.tsx';
import { cursorIn } from '../features/catalogue/grid/paged-list.ts';
import { titleLists } from '../features/catalogue/title-lists.ts';
import { nameOf } from '../features/title/title-words.ts';
import { definePage } from '../page/define-page.ts';

const load = definePage({
  namespace: 'catalogue',
  // Their titles may fail alone.
  async data(page, { id = '' }, { searchParams: search }) {
    const { api, queryClient } = page;
    const [person] = await Promise.all([
      queryClient.ensureQueryData(castQuery(api, { id })),
      queryClient.prefetchQuery(titleLists.cast(page, search, id).page(cursorIn(search))),
      queryClient.prefetchQuery(filtersQuery(api)),
    ]);
    return person;
  },
  meta: (person, t, { brand, facts }) => {
    const name = nameOf(person, facts.locale);
    return {
      title: t('title', { name, brand: brand.name[facts.locale] }),
      description: t('castDescription', { name, brand: brand.name[facts.locale] }),
      image: person.picture ?? undefined,
    };
  },
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default function CastPage() {
  const { id = '' } = useParams();
  return <CastScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
