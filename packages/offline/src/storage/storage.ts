import type { OfflinePlayback } from '../playback.ts';
import { type DeviceFiles, openDeviceFiles } from './files.ts';
import { openRecords, type Records } from './records.ts';

/** The storage of saved titles in this browser, for all viewers. */
export interface OfflineStorage<Playback extends OfflinePlayback = OfflinePlayback> {
  readonly records: Records<Playback>;
  readonly files: DeviceFiles;
  /** Returns an identifier of a viewer on this device, which does not lead back to the name. */
  signOwner(viewer: string): Promise<string>;
  /** The key of local storage under which the latest known time is stored. */
  readonly clockKey: string;
}

/**
 * Opens the storage of this site. Returns null if the browser can store no files for this page, as in some private
 * windows. `name` separates the titles of two apps on one site.
 */
export async function openOfflineStorage<Playback extends OfflinePlayback>(
  name = 'offline',
): Promise<OfflineStorage<Playback> | null> {
  // Without locks two tabs would fetch the same title.
  const isSupported =
    typeof navigator !== 'undefined' && 'locks' in navigator && 'any' in AbortSignal;
  const files = isSupported ? await openDeviceFiles(name) : null;
  const records = files && (await openRecords<Playback>(name).catch(() => null));
  return files && records
    ? { files, records, signOwner: records.signOwner, clockKey: `${name}Latest` }
    : null;
}
