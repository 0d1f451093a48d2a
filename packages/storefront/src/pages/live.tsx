import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { LiveScreen } from '../features/live/LiveScreen.tsx';
import { firstLive, loadLive } from '../features/live/load-live.ts';
import { contentPath, path } from '../paths.ts';
import { descriptionOf, nameOf } from '../words/names.ts';

/** The same page has two addresses, which name the channel by words of their own. */
const idIn = ({ live, id }: { live?: string; id?: string }) => live ?? id;

const load = definePage({
  namespace: 'live',
  async data(page, params, { searchParams: search }) {
    const id = idIn(params);
    if (id !== undefined) return loadLive(page, id, search);
    const first = await firstLive(page);
    throw redirect(first ? contentPath('live', first.id) : path('lives'));
  },
  meta: (live, t, { brand, facts: { locale } }) => {
    const words = { name: nameOf(live, locale), brand: brand.name[locale] };
    const about = descriptionOf(live, locale);
    return {
      title: t('liveTitle', words),
      description: about || t('liveDescription', words),
      image: live.picture ?? undefined,
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

export default function Live() {
  // One channel follows another on the same screen: whoever watches goes on watching.
  return <LiveScreen id={idIn(useParams()) ?? ''} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
