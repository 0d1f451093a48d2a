import type { ApiClient } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { findCard } from './cards/find-card.ts';
import type { TitleRef } from './title-base.ts';

/** What its page or a card has brought already. */
export function cachedTitle(queryClient: QueryClient, api: ApiClient, { type, id }: TitleRef) {
  const pages = {
    movie: () => queryClient.getQueryData(ask(api, 'getMovie', { path: { id } }).queryKey),
    episode: () => queryClient.getQueryData(ask(api, 'getEpisode', { path: { id } }).queryKey),
    video: () => queryClient.getQueryData(ask(api, 'getVideo', { path: { id } }).queryKey),
    // A screening needs a ticket.
    ekran: () => undefined,
    series: () => undefined,
  };
  return pages[type]() ?? findCard(queryClient, { type, id });
}
