import type { Card } from '@parde/api-client';
import { CardIcon, PlayIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useExistingPages } from '../../../app/page/existing-pages.ts';
import { isDerived } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { summaryOf } from '../../../names/names.ts';
import { pagePhrase } from '../../../names/phrases.ts';
import { contentPath } from '../../../paths.ts';
import type { ListedTitle } from '../../my-list/listed-title.ts';
import type { TitleRef } from '../../title-base.ts';
import { type TitleData, titleData, titleQuery } from '../../title-data.ts';
import { playPath } from '../../use-title-offer.ts';

/** Fetches the details after a click or a long press, because the server may require a sign-in. */
export function useDetails({ content_type: type, id }: ListedTitle): TitleData | undefined {
  const { api, queryClient } = usePage();
  return useQuery({
    queryKey: ['hover-preview', type, id],
    queryFn: async () =>
      titleData(type, await queryClient.fetchQuery(titleQuery(api, { type, id }))),
  }).data;
}

/**
 * Returns the details that the card's link has prefetched, for hover and focus. Sends no request, because the server
 * may refuse it to a guest.
 */
export function usePrefetchedDetails({
  content_type: type,
  id,
}: ListedTitle): TitleData | undefined {
  const { api, queryClient } = usePage();
  const cached = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => queryClient.getQueryData(titleQuery(api, { type, id }).queryKey),
  );
  return cached && titleData(type, cached);
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
  details?: TitleData,
) {
  const { locale } = usePage().facts;
  const play = usePlay(card, { type, id }, details);
  // A summary in another language is omitted, because it does not help the viewer to choose.
  const summary = details && pagePhrase(summaryOf(details, locale), locale);
  return { facts: details ?? card, summary: summary ?? '', play };
}

/** The first action on the title's page, as far as the card shows it. Undefined before the release. */
function usePlay(card: Card, title: TitleRef, details: TitleData | undefined): Play | undefined {
  const page = usePage();
  const pages = useExistingPages();
  const { subscription, mayWatch } = useViewer();
  const { access, badge } = card;
  if (badge === 'soon' || !mayWatch) return undefined;
  const isOpen = access === 'free' || (access === 'subscription' && subscription.subscribed);
  if (isOpen) {
    // A series plays its first episode, as soon as the details name it.
    const first = details?.first_episode;
    const href = playPath(page, first ? { type: 'episode', id: first.id } : title);
    return { labelKey: 'watch', href };
  }
  // If playback is derived from carts, only the title's page knows whether a subscription opens a file.
  const plans = isDerived(page, 'getPlayback') ? undefined : pages.plansPath(title);
  if (access === 'subscription' && plans) return { labelKey: 'subscribe', href: plans };
  return { labelKey: 'waysToWatch', href: contentPath(title.type, title.id) };
}

export const playIcon = (labelKey: 'watch' | 'subscribe' | 'waysToWatch') =>
  labelKey === 'subscribe' ? <CardIcon /> : <PlayIcon />;
