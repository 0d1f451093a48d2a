import type { ApiClient } from '@parde/api-client';
import { episodeQuery, movieQuery, videoQuery } from '@parde/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { findCard } from '../cards/find-card.ts';
import type { TitleRef } from '../title-head.ts';

/** Who may watch a title, where its page or its card has been fetched. */
export function knownAccess(queryClient: QueryClient, api: ApiClient, { type, id }: TitleRef) {
  const pages = {
    movie: () => queryClient.getQueryData(movieQuery(api, { id }).queryKey),
    episode: () => queryClient.getQueryData(episodeQuery(api, { id }).queryKey),
    video: () => queryClient.getQueryData(videoQuery(api, { id }).queryKey),
    // A ticket is all that opens one.
    ekran: () => undefined,
    series: () => undefined,
  };
  return (pages[type]() ?? findCard(queryClient, { type, id }))?.access;
}
