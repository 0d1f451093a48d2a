import { videoQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { loadTitle } from '../features/title/load-title.ts';
import { titleMeta } from '../features/title/title-meta.ts';
import { VideoScreen } from '../features/title/VideoScreen.tsx';

const load = definePage({
  namespace: 'title',
  data: (page, { id = '' }) => loadTitle(page, { type: 'video', id }, videoQuery(page.api, { id })),
  meta: (video, t, page) => titleMeta(video, t, page),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function Video() {
  const { id = '' } = useParams();
  return <VideoScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
