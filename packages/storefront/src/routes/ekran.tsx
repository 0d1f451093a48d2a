import { ekranQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { InApp } from '../features/app/InApp.tsx';
import { EkranScreen } from '../features/title/EkranScreen.tsx';
import { loadTitle } from '../features/title/load-title.ts';
import { titleMeta } from '../features/title/title-meta.ts';
import { definePage } from '../page/define-page.ts';

const load = definePage({
  namespace: 'title',
  data: (page, { id = '' }) => loadTitle(page, { type: 'ekran', id }, ekranQuery(page.api, { id })),
  meta: (ekran, t, page) =>
    titleMeta('film' in ekran ? { ...ekran.film, ...ekran } : ekran, t, page),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default function Ekran() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <EkranScreen key={id} id={id} />
    </InApp>
  );
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
