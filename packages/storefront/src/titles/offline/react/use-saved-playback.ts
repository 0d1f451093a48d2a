import type { ApiClient, EpisodeItem } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import { useEffect, useState } from 'react';
import { isConnected } from '../../../app/connection.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import type { PageFacts } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { markPlaying } from '../device/playing.ts';
import type { OfflineTitle } from '../offline-title.ts';
import { useLocalPicture } from './use-local-picture.ts';
import type { OfflineLibrary } from './use-offline.ts';
import { accessOf, isComplete, isForViewer, type SavedTitle } from './use-saved.ts';

/**
 * Returns the files, the poster and the start of a saved title, and nothing of a streamed title. Belongs to one title,
 * so its component has the title's key.
 */
export function useSavedPlayback(saved: SavedTitle | null) {
  const [localFiles] = useState(() => saved?.library.localFiles(saved.title));
  const poster = useLocalPicture(saved?.title, saved?.library);
  const startAt = useStartPosition(saved);
  const [library, key] = [saved?.library, saved?.title.key];
  // While the title plays, it is not removed automatically.
  useEffect(() => {
    if (!library || key === undefined) return;
    const end = markPlaying(key);
    return () => void end().then(library.recheck);
  }, [library, key]);
  return { localFiles, poster, startAt };
}

/** The server may know the position of another device. On a slow connection the player waits no longer than this. */
const longestMs = 1500;

/** In seconds; null is the beginning. Undefined while the server is being requested. */
function useStartPosition(saved: SavedTitle | null): number | null | undefined {
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
    const { title, library } = first;
    const settle = (found: number | null) =>
      setPosition((known) => (known === undefined ? found : known));
    const timer = setTimeout(() => settle(readLocalPosition(title)), longestMs);
    fetchStartPosition(title, library, api).then(settle, () => settle(readLocalPosition(title)));
    return () => clearTimeout(timer);
  }, [isFetching, api, first]);
  return position;
}

/**
 * The position of this device is sent first, so that the newer one wins. If the server does not receive it, it is
 * used.
 */
export async function fetchStartPosition(
  { key, type, id }: OfflineTitle,
  library: Pick<OfflineLibrary, 'titles' | 'sendPositions'>,
  api: Pick<ApiClient, 'call'>,
): Promise<number | null> {
  await library.sendPositions();
  const now = library.titles().find((title) => title.key === key);
  if (now && !now.isPlaceSent) return readLocalPosition(now);
  const path = { content_type: type, id };
  return (await api.call('getPlayback', { path })).data.position_seconds;
}

function readLocalPosition({ place, playback }: OfflineTitle): number | null {
  if (!place) return playback.position_seconds;
  // A watched title starts from the beginning.
  return watchStage(place.seconds, place.duration) === 'watched' ? null : place.seconds;
}

/** Returns the next episode, if it plays from the device, too. */
export const nextSavedEpisode = (
  titles: readonly OfflineTitle[],
  next: Pick<EpisodeItem, 'id'> | null,
  facts: Pick<PageFacts, 'kids'>,
): OfflineTitle | undefined =>
  titles.find(
    (one) =>
      one.type === 'episode' &&
      one.id === next?.id &&
      isComplete(one) &&
      isForViewer(one, facts) &&
      accessOf(one) === 'open',
  );
