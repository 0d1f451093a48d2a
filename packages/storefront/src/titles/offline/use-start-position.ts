import type { ApiClient } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import { useEffect, useState } from 'react';
import { isConnected } from '../../app/connection.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { OfflineLibrary, OfflineTitle } from './use-offline.ts';

/** The server may know the position of another device. On a slow connection the player waits no longer than this. */
const longestMs = 1500;

/**
 * Returns the position where a saved title starts, in seconds; null is its beginning. Undefined while the server is
 * being requested.
 */
export function useStartPosition(
  title: OfflineTitle,
  library: OfflineLibrary,
): number | null | undefined {
  const page = usePage();
  const { api, facts } = page;
  const [place, setPosition] = useState(() =>
    facts.signedIn && isConnected() && hasOperation(page, 'saveWatching')
      ? undefined
      : readLocalPosition(title),
  );
  // The title changes with each position that is saved.
  const [first] = useState(title);
  const isFetching = place === undefined;
  useEffect(() => {
    if (!isFetching) return;
    const settle = (found: number | null) =>
      setPosition((known) => (known === undefined ? found : known));
    const timer = setTimeout(() => settle(readLocalPosition(first)), longestMs);
    fetchStartPosition(first, library, api).then(settle, () => settle(readLocalPosition(first)));
    return () => clearTimeout(timer);
  }, [isFetching, api, library, first]);
  return place;
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
