import { type Cart, isApiError, type Playback } from '@parde/api-client';
import { cookieNames, referralToSend } from '@parde/domain';
import { canSave, requestPersistence, type WantedTitle } from '@parde/offline';
import type { PlayerMessage } from '@parde/player';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCookie } from '../../../app/browser/cookies.ts';
import {
  openOffline,
  type PlayableRef,
  type SavedDevice,
  type SavedTitle,
  useOffline,
} from '../../../app/offline/offline-device.ts';
import { checkSavable } from '../../../app/offline/offline-server.ts';
import { saveTitles } from '../../../app/offline/open-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useAccessDenied } from '../../../titles/player/use-access-denied.ts';
import { titleCartQuery } from '../../../titles/use-title-offer.ts';
import { readSeason, type SeasonToSave, sortSeason } from './season-to-save.ts';

export type SavingState =
  | { readonly state: 'loading' }
  /** The title is saved, or will be. */
  | { readonly state: 'begun'; readonly saved: SavedTitle; readonly device: SavedDevice }
  /** This browser saves no files. */
  | { readonly state: 'nowhere' }
  /** Requesting the playback of a screening starts the hours of its ticket. */
  | { readonly state: 'unasked'; readonly start: () => void }
  | { readonly state: 'denied'; readonly message: PlayerMessage }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => Promise<unknown> }
  /** The viewer may watch the title, but not save it. */
  | { readonly state: 'forbidden' }
  /** This browser plays neither the title's stream from the device nor a file of the title. */
  | { readonly state: 'unplayable' }
  | { readonly state: 'open'; readonly playback: Playback }
  /** Nothing of the season is left to choose. `begunOn` is the device that saves it. */
  | { readonly state: 'over'; readonly text: string; readonly begunOn?: SavedDevice };

/** Used while the title is not known. */
const unknown: PlayableRef = { type: 'episode', id: '' };

/** Returns how far a viewer is with saving a title. */
export function useSaving(title: PlayableRef | undefined): SavingState {
  const { type, id } = title ?? unknown;
  const page = usePage();
  const [isWanted, setWanted] = useState(type !== 'ekran');
  const { device, titles } = useOffline();
  const saved = titles.find((one) => one.type === type && one.id === id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['savable', type, id],
    queryFn: async () => withSizes(await checkSavable(page, { type, id })),
    gcTime: 0,
    enabled: title !== undefined && isWanted && device !== null && !saved,
    refetchOnReconnect: false,
  });
  const ticket = useQuery({
    ...titleCartQuery(page, { type, id }, referralToSend(readCookie(cookieNames.referral))),
    enabled: title !== undefined && !isWanted && !!device && !saved,
  });
  const isRefused = !data && isApiError(error) && error.status === 403;
  const needsTicket = !isWanted && ticket.data?.pass === false;
  const retry = isWanted ? refetch : ticket.refetch;
  const message = useAccessDenied({ type, id }, isRefused || needsTicket, () => void retry());

  if (saved && device) return { state: 'begun', saved, device };
  if (device === null) return { state: 'nowhere' };
  if (isRefused || needsTicket)
    return message ? { state: 'denied', message } : { state: 'loading' };
  if (!isWanted) return ticketOf(ticket, () => setWanted(true));
  if (data) return stateOf(data);
  if (error && !isFetching) return { state: 'error', error, retry: refetch };
  return { state: 'loading' };
}

/** The hours of a ticket are shown only if there is a ticket. */
function ticketOf(
  { data, error, isFetching, refetch }: UseQueryResult<Cart>,
  start: () => void,
): SavingState {
  if (data) return { state: 'unasked', start };
  return error && !isFetching ? { state: 'error', error, retry: refetch } : { state: 'loading' };
}

function stateOf(playback: Playback): SavingState {
  if (!playback.offline) return { state: 'forbidden' };
  return canSave(playback) ? { state: 'open', playback } : { state: 'unplayable' };
}

/** Adds titles to the queue. */
export function useSave() {
  const page = usePage();
  return useMutation({
    async mutationFn(wanted: readonly WantedTitle<Playback>[]) {
      const device = await openOffline(page);
      if (!device) return;
      await saveTitles(device, wanted);
      await requestPersistence();
    },
  });
}

/** The timeout, so that the modal is not delayed. */
const longestMs = 3000;

/** Adds the sizes that the server has not sent, as far as the files report them. */
export async function withSizes(
  playback: Playback,
  fetchUrl: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Playback> {
  const { offline, sources } = playback;
  if (!offline?.files.some(({ size_bytes }) => size_bytes === null)) return playback;
  const files = await Promise.all(
    offline.files.map(async (file) => {
      const source = sources.find(({ quality }) => quality === `${file.height}p`);
      if (file.size_bytes !== null || !source || source.type === 'hls') return file;
      return { ...file, size_bytes: await sizeOf(source.url, fetchUrl) };
    }),
  );
  return { ...playback, offline: { ...offline, files } };
}

async function sizeOf(
  url: string,
  fetchUrl: (url: string, init: RequestInit) => Promise<Response>,
): Promise<number | null> {
  try {
    const { ok, headers } = await fetchUrl(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(longestMs),
    });
    return (ok && Number(headers.get('Content-Length'))) || null;
  } catch {
    return null;
  }
}

/**
 * Returns how far a viewer is with saving a season. One episode represents all: its sounds, its subtitles and the
 * access that it needs.
 */
export function useSeasonSaving(
  id: string,
  season: number,
): { saving: SavingState; seasonToSave: SeasonToSave | undefined } {
  const { t } = useTranslation('save-offline');
  const page = usePage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['season-to-save', id, season],
    async queryFn() {
      const saved = (await openOffline(page))?.list() ?? [];
      return await readSeason({
        api: page.api,
        id,
        season,
        isSaved: (one) => saved.some((title) => title.type === 'episode' && title.id === one),
        now: Date.now(),
      });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const { open, refused } = sortSeason(data?.episodes ?? []);
  const sample = (open[0] ?? refused[0])?.episode.id;
  const ofSample = useSaving(sample === undefined ? undefined : { type: 'episode', id: sample });
  return { saving: readSavingState(), seasonToSave: data };

  function readSavingState(): SavingState {
    if (ofSample.state === 'nowhere') return ofSample;
    if (error && !isFetching) return { state: 'error', error, retry: refetch };
    if (!data) return { state: 'loading' };
    if (data.episodes.length === 0) return { state: 'over', text: t('season.none') };
    if (sample === undefined) return { state: 'over', text: t('season.allSaved') };
    // The terms refuse every episode, even if the playback of the first one is open.
    if (ofSample.state === 'open' && open.length === 0) return { state: 'forbidden' };
    return ofSample;
  }
}
