import { castQuery, filtersQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { CastScreen } from '../features/catalogue/CastScreen.tsx';
import { titleLists } from '../features/catalogue/title-lists.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';
import { nameOf } from '../words/names.ts';

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

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function CastPage() {
  const { id = '' } = useParams();
  return <CastScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
