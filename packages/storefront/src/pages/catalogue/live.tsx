import type { LiveChannel } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { redirect, useParams } from 'react-router';
import { useNow } from '../../app/hooks/use-now.ts';
import { definePage } from '../../app/page/define-page.ts';
import { absoluteUrl, JsonLd, type JsonLdNode } from '../../app/page/JsonLd.tsx';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  firstLive,
  Guide,
  LiveChannelCard,
  LiveTop,
  loadLive,
  msUntilNextChange,
} from '../../features/live/index.ts';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { contentPath, path } from '../../paths.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';

/** Two addresses with different parameter names lead to this page. */
const liveId = ({ live, id }: { live?: string; id?: string }) => live ?? id;

export default definePage({
  namespace: 'live',
  async data(page, params, { searchParams: search }) {
    const id = liveId(params);
    if (id !== undefined) return loadLive(page, id, search);
    const first = await firstLive(page);
    throw redirect(first ? contentPath('live', first.id) : path('lives'));
  },
  meta: (live, t, { facts: { locale } }) => {
    const messages = { name: nameOf(live, locale) };
    const about = descriptionOf(live, locale);
    return {
      title: t('liveTitle', messages),
      description: about || t('liveDescription', messages),
      image: live.picture ?? undefined,
    };
  },
  Screen: Live,
});

function Live() {
  // The screen has no key, so that the player continues when the channel changes.
  return <LiveScreen id={liveId(useParams()) ?? ''} />;
}

function LiveScreen({ id }: { id: string }) {
  const page = usePage();
  const live = useLive(id);
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? liveJsonLd(live, page) : undefined}</JsonLd>
      <LiveTop live={live} />
      <Sections>
        <OtherChannels id={id} />
        <Guide key={id} id={id} />
      </Sections>
    </>
  );
}

const maxOthers = 12;

/** Shows the other channels, or nothing if the request fails. */
function OtherChannels({ id }: { id: string }) {
  const { t } = useTranslation('live');
  const { api } = usePage();
  const { data } = useInfiniteQuery(askPages(api, 'listLives'));
  const others = data?.pages.flatMap(({ items }) => items).filter((live) => live.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <NamedShelf title={t('others')} item="wide" allHref={path('lives')}>
      {others.slice(0, maxOthers).map((live) => (
        <LiveChannelCard key={live.id} live={live} />
      ))}
    </NamedShelf>
  );
}

/** Refetches when the current programme ends. */
function useLive(id: string): LiveChannel {
  const { api } = usePage();
  const now = useNow();
  const { data } = useSuspenseQuery({
    ...ask(api, 'getLive', { path: { id } }),
    refetchInterval: ({ state }) => state.data !== undefined && msUntilNextChange(state.data, now),
  });
  return data;
}

function liveJsonLd(live: LiveChannel, { facts }: Pick<Page, 'facts'>): JsonLdNode[] {
  const { locale, origin } = facts;
  const url = origin + contentPath('live', live.id);
  const channel = {
    '@type': 'BroadcastService',
    '@id': url,
    name: nameOf(live, locale),
    broadcastDisplayName: nameOf(live, locale),
    url,
    description: descriptionOf(live, locale) || undefined,
    image: absoluteUrl(live.picture, origin),
    logo: absoluteUrl(live.logo, origin),
  };
  const events = [live.now, live.next].flatMap((programme) =>
    programme
      ? {
          '@type': 'BroadcastEvent',
          name: nameOf(programme, locale),
          isLiveBroadcast: true,
          startDate: programme.starts_at,
          endDate: programme.ends_at,
          image: absoluteUrl(programme.picture, origin),
          publishedOn: { '@id': url },
        }
      : [],
  );
  return [channel, ...events];
}
