import type { DeviceParts } from '../device-parts.ts';
import { type FilePart, partName, type TitleRecord } from '../title.ts';
import { fetchedCache } from '../worker.ts';
import { lengthOfPart, pieceBytes, requestFor } from './fetch-part.ts';

/*
 * The requests that the browser sends in the background, and their results. Each request has its address in the cache
 * after the #: the part and its bytes. Servers never see it, and it stays valid longer than the part's own address.
 */

type Device = Pick<DeviceParts, 'records' | 'files'>;

/** A piece of a part. `bytes` is 0 if the length is unknown until the end. */
interface Piece {
  readonly folder: string;
  readonly index: number;
  readonly from: number;
  readonly bytes: number;
}

const addressOf = ({ folder, index, from, bytes }: Piece) =>
  `https://offline.invalid/${folder}/${index}/${from}/${bytes}`;

function readAddress(address: string): Piece {
  const [folder = '', ...numbers] = new URL(address).pathname.slice(1).split('/');
  const [index = -1, from = -1, bytes = -1] = numbers.map(Number);
  return { folder, index, from, bytes };
}

/** Returns the requests for all missing parts of a title, from where each broke off. */
export async function requestsFor(
  { records, files }: Device,
  { key, folder }: TitleRecord,
): Promise<Request[]> {
  const requests: Request[] = [];
  for (const part of await records.parts(key)) {
    if (part.bytes !== null) continue;
    const here = (await files.read(folder, partName(part)))?.size ?? 0;
    for (const { from, bytes } of piecesOf(part, here)) {
      const url = new URL(part.url);
      url.hash = addressOf({ folder, index: part.index, from, bytes });
      const first = (part.range?.[0] ?? 0) + from;
      requests.push(requestFor(url.href, bytes > 0 ? `bytes=${first}-${first + bytes - 1}` : null));
    }
  }
  return requests;
}

/** The pieces are small, because a piece that is stopped before it is complete is lost. */
function piecesOf(part: FilePart, here: number): Pick<Piece, 'from' | 'bytes'>[] {
  const length = lengthOfPart(part);
  if (part.range === null && here === 0) return [{ from: 0, bytes: 0 }];
  // The page fetches the remaining bytes of a file whose length is unknown.
  const count = Math.ceil(((length ?? here) - here) / pieceBytes);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = here + index * pieceBytes;
    return { from, bytes: Math.min(pieceBytes, (length ?? from) - from) };
  });
}

/** Writes the fetched pieces of a title into its files. Returns true if the title is then complete. */
export async function collectFetchedPieces(
  device: Device,
  title: TitleRecord,
  onTaken: (bytes: number) => void = () => {},
): Promise<boolean> {
  const found = await findPieces(({ folder }) => folder === title.folder);
  if (found.length === 0) return false;
  const parts = new Map((await device.records.parts(title.key)).map((part) => [part.index, part]));
  await withCache(async (cache) => {
    for (const piece of found) {
      const address = addressOf(piece);
      const part = parts.get(piece.index);
      const bytes = await (await cache.match(address))?.blob();
      if (part && bytes && part.bytes === null) {
        const isWritten = await write(device, part, { ...piece, content: bytes });
        if (isWritten) onTaken(bytes.size);
      }
      await cache.delete(address);
    }
  });
  const now = await device.records.parts(title.key);
  return now.length > 0 && now.every(({ bytes }) => bytes !== null);
}

async function write(
  { records, files }: Device,
  part: FilePart,
  { folder, from, bytes, content }: Piece & { readonly content: Blob },
): Promise<boolean> {
  const name = partName(part);
  const here = (await files.read(folder, name))?.size ?? 0;
  if (here !== from || (bytes > 0 && content.size !== bytes)) return false;
  const length = lengthOfPart(part);
  const sum = here + content.size;
  // The file on the server has changed. The page detects that and fetches the file again.
  if (bytes === 0 && length !== null && sum !== length) return false;
  if (content.size > 0) await files.append(folder, name, content);
  if (sum === (length ?? sum)) await records.changePart(part, { bytes: sum });
  return true;
}

/** Deletes the pieces of titles that no longer exist. */
export async function removeFetchedPieces(titles: readonly TitleRecord[]): Promise<void> {
  const lost = await findPieces(({ folder }) => !titles.some((title) => title.folder === folder));
  if (lost.length === 0) return;
  await withCache(async (cache) => {
    for (const piece of lost) await cache.delete(addressOf(piece));
  });
}

/**
 * Returns the pieces in the order in which they are written. If nothing was fetched in the background, no cache is
 * created.
 */
async function findPieces(isWanted: (piece: Piece) => boolean): Promise<Piece[]> {
  if (typeof caches === 'undefined' || !(await caches.has(fetchedCache))) return [];
  let found: Piece[] = [];
  await withCache(async (cache) => {
    found = (await cache.keys()).map(({ url }) => readAddress(url)).filter(isWanted);
  });
  return found.sort((one, other) => one.index - other.index || one.from - other.from);
}

/** Waits while the worker writes into the cache. */
async function withCache(use: (cache: Cache) => Promise<void>): Promise<void> {
  await navigator.locks.request(fetchedCache, async () => use(await caches.open(fetchedCache)));
}
