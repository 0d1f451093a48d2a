import { episodeQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { EpisodeScreen } from '../features/title/EpisodeScreen.tsx';
import { loadTitle } from '../features/title/load-title.ts';
import { titleMeta } from '../features/title/title-meta.ts';
import { nameOf } from '../words/names.ts';

const load = definePage({
  namespace: 'title',
  data: (page, { id = '' }) =>
    loadTitle(page, { type: 'episode', id }, episodeQuery(page.api, { id })),
  // Its own name alone says little: "The Guest" is an episode of many series.
  meta: (episode, t, page) => {
    const { locale } = page.facts;
    const own = titleMeta(episode, t, page);
    if (!('series' in episode)) return own;
    const names = { name: nameOf(episode, locale), series: nameOf(episode.series, locale) };
    return { ...own, title: t('episodeTitle', { ...names, brand: page.brand.name[locale] }) };
  },
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function Episode() {
  const { id = '' } = useParams();
  return <EpisodeScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
