import type { ApiClient, EpisodeItem } from '@parde/api-client';
import { watchStage } from '@parde/domain';
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
  // A title stays as it began. A change would lose the position, and a stream would cost data.
  const [begun, setBegun] = useState<{ ref: string; title: SavedTitle | null }>();
  if (isWanted && device === undefined && !isFailed) return undefined;
  const title = titles.find((one) => one.type === type && one.id === id);
  const state = title && device?.describe(title);
  const started = begun?.ref === ref ? begun : undefined;
  if (device && started?.title && !title) {
    return { title: started.title, device, problem: 'removed' };
  }
  const isHere = state?.stage === 'ready' || (state?.stage === 'ended' && !isConnected());
  if (device && title && isHere && started?.title !== null) {
    if (!started) setBegun({ ref, title });
    return { title, device, problem: problemOf(state?.reason) };
  }
  if (!started) setBegun({ ref, title: null });
  return null;
}

function problemOf(
  reason: NonNullable<ReturnType<SavedDevice['describe']>>['reason'] | undefined,
): SavedFilm['problem'] {
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

/**
 * The position of this device is sent first, so that the newer one wins. If the server does not receive it, it is
 * used.
 */
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
