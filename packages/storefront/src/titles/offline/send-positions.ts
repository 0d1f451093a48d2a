import { isApiError } from '@parde/api-client';
import type { Calls } from './device/offline-owner.ts';
import type { OfflineRecords } from './device/offline-records.ts';

interface SendPositionsInput {
  readonly owner: string;
  readonly records: Pick<OfflineRecords, 'titles' | 'change'>;
  readonly api: Calls;
}

/**
 * The server stores the newer position, so sending an old position loses nothing. Returns true if a position is
 * settled: sent, or permanently refused.
 */
export async function sendPositions({ owner, records, api }: SendPositionsInput): Promise<boolean> {
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
    const isSent = await api.call('saveWatching', { body }).then(() => true, isRefused);
    if (!isSent) continue;
    isAnySent = true;
    // The viewer may have moved on in the meantime.
    await records.change(key, (now) => ({ isPlaceSent: now.place?.at === place.at }));
  }
  return isAnySent;
}

/** The server will not accept the position later either, and a watched title would never be removed. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status !== undefined && [400, 404, 410].includes(error.status);
