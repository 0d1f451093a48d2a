import type { ApiClient, EpisodeItem } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import type { OfflineReason } from '@parde/offline';
import { useOfflinePicture } from '@parde/offline/react';
import { useEffect, useState } from 'react';
import { isAnythingSaved } from '../../app/browser/storage.ts';
import { isConnected } from '../../app/connection.ts';
import {
  type PlayableRef,
  type SavedDevice,
  type SavedTitle,
  useOffline,
} from '../../app/offline/offline-device.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';

/** A title that plays from this device. */
export interface SavedFilm {
  readonly title: SavedTitle;
  readonly device: SavedDevice;
  /** The reason why the title does not play. Null if it plays. */
  readonly problem: 'expired' | 'clock' | 'refused' | 'removed' | null;
}

/**
 * Returns the title as it plays from this device; null if it is streamed. Undefined while the records are opening. A
 * title that has ended is streamed, or refused, if there is a connection.
 */
export function useSaved({ type, id }: PlayableRef): SavedFilm | null | undefined {
  const [isWanted] = useState(isAnythingSaved);
  const { device, titles, isFailed } = useOffline({ isWanted });
  const ref = `${type} ${id}`;
  const [begun, setBegun] = useState<{ ref: string; title: SavedTitle | null }>();
  if (isWanted && device === undefined && !isFailed) return undefined;
  const before = begun?.ref === ref ? begun.title : undefined;
  const title = titles.find((one) => one.type === type && one.id === id);
  const saved = device ? findSaved(device, title, before) : null;
  if (before === undefined || (before && !saved)) setBegun({ ref, title: saved?.title ?? null });
  return saved;
}

/**
 * Returns null if the title is streamed. `begun` is the title as it began to play from this device; null if it began as
 * a stream, and undefined if it has not begun. A stream stays a stream, because a change would lose the position.
 */
export function findSaved(
  device: SavedDevice,
  title: SavedTitle | undefined,
  begun: SavedTitle | null | undefined,
): SavedFilm | null {
  if (begun === null) return null;
  if (!title) return begun ? { title: begun, device, problem: 'removed' } : null;
  const state = device.describe(title);
  const isHere = state?.stage === 'ready' || (state?.stage === 'ended' && !isConnected());
  return isHere ? { title, device, problem: problemOf(state?.reason) } : null;
}

function problemOf(reason: OfflineReason | null | undefined): SavedFilm['problem'] {
  return reason === 'expired' || reason === 'clock' || reason === 'refused' ? reason : null;
}

/**
 * Returns the files, the poster and the start of a saved title, and nothing of a streamed title. Belongs to one title,
 * so its component has the title's key.
 */
export function useSavedPlayback(saved: SavedFilm | null) {
  const [localFiles] = useState(() => saved?.device.source(saved.title));
  const url = useOfflinePicture(saved?.device, saved?.title);
  const picture = saved?.title.playback.picture;
  const startAt = useStartPosition(saved);
  const [device, key] = [saved?.device, saved?.title.key];
  // While the title plays, it is not removed automatically.
  useEffect(() => {
    if (!device || key === undefined) return;
    const end = device.markPlaying(key);
    return () => void end();
  }, [device, key]);
  return { localFiles, poster: picture && url ? { ...picture, url } : null, startAt };
}

/** The server may know the position of another device. On a slow connection the player waits no longer than this. */
const longestMs = 1500;

/** In seconds; null is the beginning. Undefined while the server is being requested. */
function useStartPosition(saved: SavedFilm | null): number | null | undefined {
  const page = usePage();
  const { api, facts } = page;
  // The title changes with each position that is saved.
  const [first] = useState(saved);
  const [position, setPosition] = useState(() =>
    !first || (facts.signedIn && isConnected() && hasOperation(page, 'saveWatching'))
      ? undefined
      : readLocalPosition(first.title),
  );
  const isFetching = position === undefined;
  useEffect(() => {
    if (!isFetching || !first) return;
    const { title, device } = first;
    const settle = (found: number | null) =>
      setPosition((known) => (known === undefined ? found : known));
    const timer = setTimeout(() => settle(readLocalPosition(title)), longestMs);
    fetchStartPosition(title, device, api).then(settle, () => settle(readLocalPosition(title)));
    return () => clearTimeout(timer);
  }, [isFetching, api, first]);
  return position;
}

/** The position of this device is sent first, so that the newer one wins, and used if the server does not get it. */
export async function fetchStartPosition(
  { key, type, id }: SavedTitle,
  device: Pick<SavedDevice, 'list' | 'sendPositions'>,
  api: Pick<ApiClient, 'call'>,
): Promise<number | null> {
  await device.sendPositions();
  const now = device.list().find((title) => title.key === key);
  if (now && !now.isPositionSent) return readLocalPosition(now);
  const path = { content_type: type, id };
  return (await api.call('getPlayback', { path })).data.position_seconds;
}

function readLocalPosition({ position, playback }: SavedTitle): number | null {
  if (!position) return playback.position_seconds;
  // A watched title starts from the beginning.
  const stage = watchStage(position.seconds, position.duration);
  return stage === 'watched' ? null : position.seconds;
}

/** Returns the next episode, if it plays from the device, too. */
export const nextSavedEpisode = (
  titles: readonly SavedTitle[],
  next: Pick<EpisodeItem, 'id'> | null,
  device: Pick<SavedDevice, 'describe'>,
): SavedTitle | undefined =>
  titles.find(
    (one) => one.type === 'episode' && one.id === next?.id && device.describe(one)?.can.play,
  );
