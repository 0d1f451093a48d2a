import type { OfflinePlayback, PlaybackSource } from './playback.ts';

/** Any browser that plays streams from files plays these codecs. */
const usualCodecs = 'avc1.4d401f,mp4a.40.2';

/** Returns true if this browser plays a stream of these codecs from files on the device. */
export const canPlayStream = (codecs: string | null = null): boolean =>
  typeof MediaSource !== 'undefined' &&
  MediaSource.isTypeSupported(`video/mp4; codecs="${codecs ?? usualCodecs}"`);

/** Returns true if this browser plays a file of this type. */
export function canPlayFile({ type, codecs }: Pick<PlaybackSource, 'type' | 'codecs'>): boolean {
  const video = document.createElement('video');
  return video.canPlayType(`video/${type}${codecs ? `; codecs="${codecs}"` : ''}`) !== '';
}

/** Returns true if the title may be saved, and this browser plays it from the device. */
export const canSave = ({
  sources,
  offline,
}: Pick<OfflinePlayback, 'sources' | 'offline'>): boolean =>
  offline !== null &&
  sources.some((source) =>
    source.type === 'hls' ? canPlayStream(source.codecs) : canPlayFile(source),
  );

/** Returns true if this site has such a storage. Opens nothing. */
export async function hasOfflineStorage(name = 'offline'): Promise<boolean> {
  // Firefox has the function from version 126.
  if (!('databases' in indexedDB)) return false;
  const databases = await indexedDB.databases();
  return databases.some((database) => database.name === name);
}
