import { myListsQuery, myTitlesQuery } from '@parde/api-client/query';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { MyListsScreen } from '../features/lists/MyListsScreen.tsx';
import { myListIn } from '../features/lists/my-lists.ts';

const load = definePage({
  namespace: 'my-lists',
  // Either may fail alone.
  async data({ api, queryClient }, params) {
    const list = myListIn(params.list);
    if (!list) throw data(null, { status: 404 });
    await Promise.all([
      queryClient.prefetchQuery(myListsQuery(api)),
      queryClient.prefetchInfiniteQuery(myTitlesQuery(api, { list })),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function MyLists() {
  const list = myListIn(useParams().list);
  return list ? <MyListsScreen list={list} /> : null;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
