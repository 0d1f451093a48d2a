import type { EpisodeItem } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import { isForKids } from '@parde/domain';
import type { PlayerProps, Progress } from '@parde/player';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isConnected } from '../../app/connection.ts';
import { type PlayableRef, useOffline } from '../../app/offline/offline-device.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/settings.ts';
import { adjacentMedia, filmMedia, namedMedia } from './player-media.ts';
import { nextSavedEpisode, type SavedFilm, useSavedPlayback } from './use-saved.ts';

interface PlaybackInput extends PlayableRef {
  /** The title on this device; null if it is streamed. */
  saved: SavedFilm | null;
  /** True if nothing follows the title. */
  isLast?: boolean;
  openEpisode: (id: string) => void;
}

/** The signed URLs stay in use until one is refused, so no refetching. */
export const signedUrls = {
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * Returns what `<Player>` needs to play a title: streamed or from this device, in kids mode or not. The component has
 * the key of the saved title.
 */
export function usePlayback({ type, id, saved, isLast = false, openEpisode }: PlaybackInput) {
  const { api, facts } = usePage();
  const { locale, kids } = facts;
  const queryClient = useQueryClient();
  const [autoplayNext, setAutoplayNext] = autoplay.useSetting();
  const query = ask(api, 'getPlayback', { path: { content_type: type, id } });
  const { data, error, refetch } = useQuery(when(saved === null, { ...query, ...signedUrls }));
  const { localFiles, poster, startAt } = useSavedPlayback(saved);
  const onProgress = useSavePosition({ type, id }, saved);
  const playback = saved ? saved.title.playback : data;
  const next = useNextEpisode(isLast ? null : playback?.next, saved);
  const neighbour = (episode: EpisodeItem | null | undefined) =>
    episode ? adjacentMedia(episode, locale, () => openEpisode(episode.id)) : undefined;
  const nextMedia = neighbour(next);
  const media = playback ? filmMedia(playback, locale) : namedMedia('');
  const player = {
    fill: true,
    media: saved ? { ...media, poster } : media,
    localFiles,
    locale,
    autoPlay: saved ? startAt !== undefined : data !== undefined,
    startAt: saved ? startAt : data?.position_seconds,
    // The picture of the next episode is not on the device.
    next: saved && nextMedia ? { ...nextMedia, picture: null } : nextMedia,
    previous: saved || kids !== undefined ? undefined : neighbour(data?.previous),
    autoplayNext,
    onAutoplayNextChange: kids === undefined ? setAutoplayNext : undefined,
    renewSource: saved ? undefined : async () => (await queryClient.fetchQuery(query)).sources,
  } satisfies Partial<PlayerProps>;
  return { player, playback, onProgress, error, retry: refetch };
}

/** A failed save of a stream's position is ignored, because the next one follows. */
function useSavePosition({ type, id }: PlayableRef, saved: SavedFilm | null) {
  const page = usePage();
  const { mutateAsync } = useMutation(send(page.api, 'saveWatching'));
  return async ({ seconds, duration }: Progress): Promise<void> => {
    if (saved) {
      return saved.device.savePosition(saved.title.key, { seconds, duration, at: Date.now() });
    }
    if (!page.facts.signedIn || !hasOperation(page, 'saveWatching')) return;
    const body = {
      content_type: type,
      id,
      position_seconds: Math.floor(seconds),
      duration_seconds: Math.round(duration),
    };
    await mutateAsync({ body }).catch(() => undefined);
  };
}

/** Returns the next episode if it may follow: in kids mode it fits the age; without a connection it is saved. */
function useNextEpisode(next: EpisodeItem | null | undefined, saved: SavedFilm | null) {
  const { api, facts } = usePage();
  const { kids } = facts;
  const { titles } = useOffline({ isWanted: false });
  const isHere = saved && next && nextSavedEpisode(titles, next, saved.device);
  const needsAge = kids !== undefined && !!next && !isHere && isConnected();
  // The short form of an episode has no age rating.
  const { data } = useQuery(
    when(needsAge, ask(api, 'getEpisode', { path: { id: next?.id ?? '' } })),
  );
  if (isHere) return next;
  if (kids === undefined) return saved ? undefined : next;
  return needsAge && isForKids(data?.age_rating, kids) ? next : undefined;
}
