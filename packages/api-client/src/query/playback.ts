import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';

/** What a player needs for a title. Addresses end soon, so it is asked anew for each play. 403: the viewer may not watch. */
export function playbackQuery(api: ApiClient, { content_type, id }: PathOf<'getPlayback'>) {
  return queryOptions({
    queryKey: keyOf('playback', { content_type, id }),
    queryFn: async ({ signal }) =>
      (await api.call('getPlayback', { path: { content_type, id }, signal })).data,
    staleTime: minutes(0),
    retry: false,
  });
}

/** What a player needs for a live channel. 403: the viewer may not watch. */
export function livePlaybackQuery(api: ApiClient, { id }: PathOf<'getLivePlayback'>) {
  return queryOptions({
    queryKey: keyOf('live-playback', { id }),
    queryFn: async ({ signal }) =>
      (await api.call('getLivePlayback', { path: { id }, signal })).data,
    staleTime: minutes(0),
    retry: false,
  });
}

/** The files of a title, as addresses that end. 403: the viewer may not download. */
export function downloadLinksQuery(
  api: ApiClient,
  { content_type, id }: PathOf<'getDownloadLinks'>,
) {
  return queryOptions({
    queryKey: keyOf('download-links', { content_type, id }),
    queryFn: async ({ signal }) =>
      (await api.call('getDownloadLinks', { path: { content_type, id }, signal })).data,
    staleTime: minutes(0),
    retry: false,
  });
}
