import type { DeviceParts } from '../device-parts.ts';
import { type FilePart, partName, readLocalAddress, type TitleRecord } from '../title.ts';

/** The files of a saved title, as a player requests them. `LocalFiles` of @parde/player is this interface. */
export interface OfflineFiles {
  /** Returns null if the address belongs to no complete file on this device. */
  read(url: string): Promise<Blob | null>;
}

/** An incomplete file is not returned, but fetched again. */
export function createFiles(
  { records, files }: Pick<DeviceParts, 'records' | 'files'>,
  { key, folder }: Pick<TitleRecord, 'key' | 'folder'>,
): OfflineFiles {
  /** Returns `damaged` if the part was complete and no longer is. */
  async function readPart(part: FilePart): Promise<Blob | 'damaged' | null> {
    if (part.bytes === null) return null;
    const found = await files.read(folder, partName(part));
    if (found?.size === part.bytes) return found;
    // An extra file that the server did not have.
    if (part.bytes === 0) return null;
    await files.removeFile(folder, partName(part));
    await records.changePart(part, { bytes: null });
    return 'damaged';
  }

  /** Puts the title into the queue again. */
  const repair = (change: Partial<TitleRecord>) =>
    records.change(key, ({ status }) => ({
      ...change,
      status: status === 'saved' ? 'waiting' : status,
    }));

  return {
    async read(url) {
      const address = readLocalAddress(url);
      if (address?.folder !== folder) return null;
      const { file } = address;
      const parts = await records.partsOf(key, file);
      if (parts.length === 0) {
        const text = await files.read(folder, file);
        // A playlist is written when the title is planned.
        if (!text) await repair({ isPlanned: false });
        return text && new Blob([text], { type: typeOf(file) });
      }
      const found = await Promise.all(parts.map(readPart));
      if (found.includes('damaged')) await repair({});
      const blobs = found.filter((one) => one instanceof Blob);
      return blobs.length === parts.length ? new Blob(blobs, { type: typeOf(file) }) : null;
    },
  };
}

/** Browsers need the type of a file from the device, as they do for a file from a server. */
function typeOf(file: string): string {
  if (file.startsWith('film.')) return file.replace('film.', 'video/');
  return file.startsWith('subtitles') ? 'text/vtt' : '';
}
