import type { Card, Ekran, EpisodeItem, Movie, Picture } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasModal } from '../../../app/modals/has-modal.ts';
import { hasPage, isDerived } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { contentPath, plansPath, showPath } from '../../../paths.ts';
import { summaryOf } from '../../../names/names.ts';
import { pagePhrase } from '../../../names/phrases.ts';
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

/** The queries of the title's page, which a link to it prefetches. */
const queryOf = {
  movie: ({ api }: Page, id: string) => ask(api, 'getMovie', { path: { id } }),
  series: ({ api }: Page, id: string) => ask(api, 'getSeries', { path: { id } }),
  episode: ({ api }: Page, id: string) => ask(api, 'getEpisode', { path: { id } }),
  video: ({ api }: Page, id: string) => ask(api, 'getVideo', { path: { id } }),
  ekran: ({ api }: Page, id: string) => ask(api, 'getEkran', { path: { id } }),
};

/** The film of a screening, in its words. */
function ofFilm({ film, summary_fa, summary_en }: Ekran): Details {
  return { ...film, access: 'paid', ...(summary_fa !== '' && { summary_fa, summary_en }) };
}

const askFor: Record<TitleRef['type'], (page: Page, id: string) => Promise<Details>> = {
  movie: (page, id) => page.queryClient.fetchQuery(queryOf.movie(page, id)),
  series: (page, id) => page.queryClient.fetchQuery(queryOf.series(page, id)),
  episode: (page, id) => page.queryClient.fetchQuery(queryOf.episode(page, id)),
  video: (page, id) => page.queryClient.fetchQuery(queryOf.video(page, id)),
  ekran: async (page, id) => ofFilm(await page.queryClient.fetchQuery(queryOf.ekran(page, id))),
};

/** For who has pressed: they may be asked to sign in. */
export function useDetails({ content_type: type, id }: ListedTitle): Details | undefined {
  const page = usePage();
  const queryKey = ['second-look', type, id];
  return useQuery({ queryKey, queryFn: () => askFor[type](page, id) }).data;
}

/** For who only rests on a card: what its link has prefetched, and no request that may be refused to a guest. */
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

/** Where the button leads, and what it says. */
interface Play {
  readonly says: 'watch' | 'subscribe' | 'waysToWatch';
  readonly href: string;
}

/** The facts of a title: of its card, until its details have come. */
export function useLook(card: Card, { content_type: type, id }: ListedTitle, details?: Details) {
  const { locale } = usePage().facts;
  const play = usePlay(card, { type, id }, details);
  // A story in another language decides nothing.
  const summary = details && pagePhrase(summaryOf(details, locale), locale);
  return { facts: details ?? card, summary: summary ?? '', play };
}

/** The way that the title's page offers first, as far as a card knows. What is to come has none. */
function usePlay(card: Card, title: TitleRef, details: Details | undefined): Play | undefined {
  const page = usePage();
  const { subscription, mayWatch } = useViewer();
  const { access, badge } = card;
  if (badge === 'soon' || !mayWatch) return undefined;
  const isOpen = access === 'free' || (access === 'subscription' && subscription.subscribed);
  if (isOpen) return { says: 'watch', href: playPath(page, title, details) };
  // Where only the cart knows of a file, the title's page says whether a subscription opens one.
  const mayPromise = hasPage(page, 'plans') && !isDerived(page, 'getPlayback');
  if (access === 'subscription' && mayPromise) {
    return { says: 'subscribe', href: plansPath(title) };
  }
  return { says: 'waysToWatch', href: contentPath(title.type, title.id) };
}

/** Where only the cart knows of a file, the title's page says. */
function playPath(page: Page, title: TitleRef, details: Details | undefined): string {
  const own = contentPath(title.type, title.id);
  if (isDerived(page, 'getPlayback') || !hasModal(page, 'player')) return own;
  if (title.type !== 'series') return showPath(title);
  const first = nextEpisode(details?.first_episode, undefined);
  return first ? showPath({ type: 'episode', id: first.id }) : own;
}
