import type { Card, Ekran, EpisodeItem, Movie, Picture } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { CardIcon, PlayIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasModal } from '../../../app/modals/has-modal.ts';
import { hasPage, isDerived } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { summaryOf } from '../../../names/names.ts';
import { pagePhrase } from '../../../names/phrases.ts';
import { contentPath, plansPath, showPath } from '../../../paths.ts';
import type { TitleFacts } from '../../facts/title-facts.ts';
import type { ListedTitle } from '../../my-list/listed-title.ts';
import type { TitleRef } from '../../title-base.ts';
import { nextEpisode } from '../../watch-position.ts';

interface Details extends TitleFacts {
  readonly summary_fa: string;
  readonly summary_en: string | null;
  readonly backdrop?: Picture | null;
  readonly first_episode?: EpisodeItem | null;
  readonly genres?: Movie['genres'];
}

/** The queries of a title's page, which a link to the page prefetches. */
const queryOf = {
  movie: ({ api }: Page, id: string) => ask(api, 'getMovie', { path: { id } }),
  series: ({ api }: Page, id: string) => ask(api, 'getSeries', { path: { id } }),
  episode: ({ api }: Page, id: string) => ask(api, 'getEpisode', { path: { id } }),
  video: ({ api }: Page, id: string) => ask(api, 'getVideo', { path: { id } }),
  ekran: ({ api }: Page, id: string) => ask(api, 'getEkran', { path: { id } }),
};

/** The film of a screening, with the screening's own summary if there is one. */
function ofFilm({ film, summary_fa, summary_en }: Ekran): Details {
  return { ...film, access: 'paid', ...(summary_fa !== '' && { summary_fa, summary_en }) };
}

const fetchDetails: Record<TitleRef['type'], (page: Page, id: string) => Promise<Details>> = {
  movie: (page, id) => page.queryClient.fetchQuery(queryOf.movie(page, id)),
  series: (page, id) => page.queryClient.fetchQuery(queryOf.series(page, id)),
  episode: (page, id) => page.queryClient.fetchQuery(queryOf.episode(page, id)),
  video: (page, id) => page.queryClient.fetchQuery(queryOf.video(page, id)),
  ekran: async (page, id) => ofFilm(await page.queryClient.fetchQuery(queryOf.ekran(page, id))),
};

/** Fetches the details after a click or a long press, because the server may require a sign-in. */
export function useDetails({ content_type: type, id }: ListedTitle): Details | undefined {
  const page = usePage();
  const queryKey = ['hover-preview', type, id];
  return useQuery({ queryKey, queryFn: () => fetchDetails[type](page, id) }).data;
}

/**
 * Returns the details that the card's link has prefetched, for hover and focus. Sends no request, because the server
 * may refuse it to a guest.
 */
export function usePrefetchedDetails({ content_type: type, id }: ListedTitle): Details | undefined {
  const page = usePage();
  const { queryClient } = page;
  const cached = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => queryClient.getQueryData(queryOf[type](page, id).queryKey),
  );
  if (cached === undefined) return undefined;
  return 'film' in cached ? ofFilm(cached) : cached;
}

/** The target of the button and the key of its label. */
interface Play {
  readonly labelKey: 'watch' | 'subscribe' | 'waysToWatch';
  readonly href: string;
}

/** Returns the facts of a title: from its card until its details have loaded. */
export function usePreviewData(
  card: Card,
  { content_type: type, id }: ListedTitle,
  details?: Details,
) {
  const { locale } = usePage().facts;
  const play = usePlay(card, { type, id }, details);
  // A summary in another language is omitted, because it does not help the viewer to choose.
  const summary = details && pagePhrase(summaryOf(details, locale), locale);
  return { facts: details ?? card, summary: summary ?? '', play };
}

/**
 * The first action on the title's page, as far as the card shows it. Undefined for a title that is not released yet.
 */
function usePlay(card: Card, title: TitleRef, details: Details | undefined): Play | undefined {
  const page = usePage();
  const { subscription, mayWatch } = useViewer();
  const { access, badge } = card;
  if (badge === 'soon' || !mayWatch) return undefined;
  const isOpen = access === 'free' || (access === 'subscription' && subscription.subscribed);
  if (isOpen) return { labelKey: 'watch', href: playPath(page, title, details) };
  // If playback is derived from carts, only the title's page knows whether a subscription opens a file.
  const mayPromise = hasPage(page, 'plans') && !isDerived(page, 'getPlayback');
  if (access === 'subscription' && mayPromise) {
    return { labelKey: 'subscribe', href: plansPath(title) };
  }
  return { labelKey: 'waysToWatch', href: contentPath(title.type, title.id) };
}

/** If playback is derived from carts, only the title's page knows whether a file exists, so link there. */
function playPath(page: Page, title: TitleRef, details: Details | undefined): string {
  const own = contentPath(title.type, title.id);
  if (isDerived(page, 'getPlayback') || !hasModal(page, 'player')) return own;
  if (title.type !== 'series') return showPath(title);
  const first = nextEpisode(details?.first_episode, undefined);
  return first ? showPath({ type: 'episode', id: first.id }) : own;
}

export const playIcon = (labelKey: 'watch' | 'subscribe' | 'waysToWatch') =>
  labelKey === 'subscribe' ? <CardIcon /> : <PlayIcon />;
