import { ekranQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { EkranScreen } from '../features/title/EkranScreen.tsx';
import { loadTitle } from '../features/title/load-title.ts';
import { titleMeta } from '../features/title/title-meta.ts';
import { InApp } from '../shell/InApp.tsx';

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

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function Ekran() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <EkranScreen key={id} id={id} />
    </InApp>
  );
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
