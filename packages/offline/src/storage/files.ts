export type DeviceFiles = ReturnType<typeof filesOf>;

/**
 * A file is a sequence of pieces. Writing at its end never copies existing data, and a closed tab loses only the
 * piece that it was about to write.
 */
interface Pieces {
  read: (folder: string, piece: string) => Promise<Blob | null>;
  write: (folder: string, piece: string, bytes: Blob) => Promise<void>;
  remove: (folder: string, piece: string) => Promise<void>;
  removeFolder: (folder: string) => Promise<void>;
  folders: () => Promise<string[]>;
}

/** Returns null if the browser has neither storage, or denies both to this page, as in some private windows. */
export async function openDeviceFiles(name: string): Promise<DeviceFiles | null> {
  const pieces = (await openFileSystem(name)) ?? (await openCaches(name));
  return pieces && filesOf(pieces);
}

/**
 * Files on this device, each in a folder. They are stored in the origin private file system if a page can write
 * there, else in Cache Storage. No other module knows which.
 */
function filesOf(pieces: Pieces) {
  const { removeFolder, folders } = pieces;

  async function piecesOf(folder: string, name: string): Promise<Blob[]> {
    const found: Blob[] = [];
    for (;;) {
      const piece = await pieces.read(folder, pieceName(name, found.length));
      if (!piece) return found;
      found.push(piece);
    }
  }

  return {
    /** Returns null if there is no such file. */
    async read(folder: string, name: string) {
      const found = await piecesOf(folder, name);
      const [only] = found;
      return only && found.length === 1 ? only : joined(found);
    },
    /** Writes at the end of the file, or creates the file. */
    async append(folder: string, name: string, bytes: Blob) {
      const { length } = await piecesOf(folder, name);
      await pieces.write(folder, pieceName(name, length), bytes);
    },
    async removeFile(folder: string, name: string) {
      const { length } = await piecesOf(folder, name);
      // Removed from the end, so that the pieces left after a crash are still the file's beginning.
      for (let index = length - 1; index >= 0; index -= 1) {
        await pieces.remove(folder, pieceName(name, index));
      }
    },
    removeFolder,
    folders,
  };
}

const pieceName = (name: string, index: number) => `${name}~${index}`;

/** A blob of blobs copies nothing. */
const joined = (pieces: readonly Blob[]) => (pieces.length > 0 ? new Blob([...pieces]) : null);

async function openFileSystem(name: string): Promise<Pieces | null> {
  const root = await rootFolder(name);
  if (!root) return null;

  const folderOf = (folder: string, create = false) => root.getDirectoryHandle(folder, { create });

  return {
    async read(folder, piece) {
      return await unlessMissing(async () => {
        const handle = await (await folderOf(folder)).getFileHandle(piece);
        return await handle.getFile();
      });
    },
    async write(folder, piece, bytes) {
      const inside = await folderOf(folder, true);
      const handle = await inside.getFileHandle(piece, { create: true });
      const writable = await handle.createWritable();
      try {
        await writable.write(bytes);
        await writable.close();
      } catch (error) {
        // An empty piece would be counted as a part of the file.
        await writable.abort().catch(() => undefined);
        await inside.removeEntry(piece).catch(() => undefined);
        throw error;
      }
    },
    async remove(folder, piece) {
      await unlessMissing(async () => (await folderOf(folder)).removeEntry(piece));
    },
    async removeFolder(folder) {
      await unlessMissing(() => root.removeEntry(folder, { recursive: true }));
    },
    async folders() {
      const names: string[] = [];
      for await (const folder of root.keys()) names.push(folder);
      return names;
    },
  };
}

/** Returns null if a page cannot write such files. Safari before 26 can write them only in a worker. */
async function rootFolder(name: string): Promise<FileSystemDirectoryHandle | null> {
  const canWrite =
    typeof FileSystemFileHandle !== 'undefined' &&
    'createWritable' in FileSystemFileHandle.prototype;
  if (!canWrite) return null;
  try {
    const origin = await navigator.storage.getDirectory();
    return await origin.getDirectoryHandle(name, { create: true });
  } catch {
    return null;
  }
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

async function openCaches(name: string): Promise<Pieces | null> {
  if (typeof caches === 'undefined') return null;
  const prefix = `${name}/`;
  try {
    await caches.keys();
  } catch {
    return null;
  }
  // A cache needs addresses. Nothing is ever fetched from these.
  const address = (piece: string) => `https://offline.invalid/${encodeURIComponent(piece)}`;

  return {
    async read(folder, piece) {
      const storedFile = await caches.match(address(piece), { cacheName: prefix + folder });
      return storedFile ? await storedFile.blob() : null;
    },
    async write(folder, piece, bytes) {
      const cache = await caches.open(prefix + folder);
      await cache.put(address(piece), new Response(bytes));
    },
    async remove(folder, piece) {
      await (await caches.open(prefix + folder)).delete(address(piece));
    },
    async removeFolder(folder) {
      await caches.delete(prefix + folder);
    },
    async folders() {
      const names = await caches.keys();
      return names.flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []));
    },
  };
}
