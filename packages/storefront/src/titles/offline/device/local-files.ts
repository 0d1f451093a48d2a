import {
  type OfflinePart,
  type OfflineTitle,
  partName,
  readLocalAddress,
} from '../offline-title.ts';
import type { DeviceFiles } from './device-files.ts';
import type { OfflineRecords } from './offline-records.ts';

export interface LocalFilesInput {
  readonly records: OfflineRecords;
  readonly files: DeviceFiles;
  /** Called when a part is missing or damaged. The part has been marked, and must be fetched again. */
  readonly onDamage: () => void;
}

/** The files of a saved title, as the player requests them. An incomplete file is not returned, but fetched again. */
export function createLocalFiles(
  { key, folder }: Pick<OfflineTitle, 'key' | 'folder'>,
  { records, files, onDamage }: LocalFilesInput,
): { read: (url: string) => Promise<Blob | null> } {
  /** Returns `damaged` if the part was complete and no longer is. */
  async function readPart(part: OfflinePart): Promise<Blob | 'damaged' | null> {
    if (part.bytes === null) return null;
    const found = await files.read(folder, partName(part));
    if (found?.size === part.bytes) return found;
    // An extra file that the server did not have.
    if (part.bytes === 0) return null;
    await files.removeFile(folder, partName(part));
    await records.changePart(part, { bytes: null });
    return 'damaged';
  }

  return {
    async read(url) {
      const address = readLocalAddress(url);
      if (address?.folder !== folder) return null;
      const { file } = address;
      const parts = await records.partsOf(key, file);
      if (parts.length === 0) {
        const text = await files.read(folder, file);
        // A playlist is written when the title is planned.
        if (!text) await mend({ isPlanned: false });
        return text && new Blob([text], { type: typeOf(file) });
      }
      const found = await Promise.all(parts.map(readPart));
      if (found.includes('damaged')) await mend({});
      const blobs = found.filter((one) => one instanceof Blob);
      return blobs.length === parts.length ? new Blob(blobs, { type: typeOf(file) }) : null;
    },
  };

  async function mend(change: Partial<OfflineTitle>): Promise<void> {
    await records.change(key, ({ status }) => ({
      ...change,
      status: status === 'kept' ? 'waiting' : status,
    }));
    onDamage();
  }
}

/** Browsers need the type of a file from the device, as they do for a file from a server. */
function typeOf(file: string): string {
  if (file.startsWith('film.')) return file.replace('film.', 'video/');
  return file.startsWith('subtitles') ? 'text/vtt' : '';
}
