import type { ApiClient } from '@parde/api-client';
import type { OfflineRecords } from './offline-records.ts';

interface SendPlacesInput {
  readonly owner: string;
  readonly records: Pick<OfflineRecords, 'titles' | 'change'>;
  readonly api: ApiClient;
}

/** The server keeps the newer place, so that nothing is lost by telling an old one. True where it has learnt one. */
export async function sendPlaces({ owner, records, api }: SendPlacesInput): Promise<boolean> {
  let isAnySent = false;
  for (const title of await records.titles()) {
    const { key, type, id, place, isPlaceSent } = title;
    if (place === null || isPlaceSent || title.owner !== owner) continue;
    const body = {
      content_type: type,
      id,
      position_seconds: Math.floor(place.seconds),
      duration_seconds: Math.round(place.duration),
      watched_at: new Date(place.at).toISOString(),
    };
    const isSent = await api.call('saveWatching', { body }).then(
      () => true,
      () => false,
    );
    if (!isSent) continue;
    isAnySent = true;
    // The viewer may be elsewhere by now.
    await records.change(key, (now) => ({ isPlaceSent: now.place?.at === place.at }));
  }
  return isAnySent;
}
