import type { DeviceFiles } from './device-files.ts';
import { type OfflinePart, partName } from './offline-title.ts';

/** How the fetch of a part ended. `fileBytes` is what the server said of the whole file. */
export type PartEnd =
  | { readonly end: 'whole'; readonly bytes: number }
  /** There is no line, or it broke off. */
  | { readonly end: 'lost'; readonly fileBytes: number | null }
  /** The server asks to come later. */
  | { readonly end: 'busy'; readonly afterSeconds: number | null }
  /** The address has lapsed. */
  | { readonly end: 'expired' }
  | { readonly end: 'missing' }
  /** The server's file is another one than before. */
  | { readonly end: 'changed' }
  /** The device has no room for it. */
  | { readonly end: 'full' };

export interface PartInput {
  readonly part: OfflinePart;
  readonly folder: string;
  readonly files: DeviceFiles;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Aborted, it ends as a lost line does: what has come is kept. */
  readonly signal: AbortSignal;
}

/** How much is written at once: of what it has fetched, a tab that is killed loses less than this. */
export const pieceBytes = 1_048_576;

/** Fetches a part from where it broke off. What has come is written, however it ends. */
export async function fetchPart(input: PartInput): Promise<PartEnd> {
  const { part, folder, files, fetch, signal } = input;
  const name = partName(part);
  const here = (await files.read(folder, name))?.size ?? 0;
  const wanted = lengthOfPart(part);
  if (wanted !== null && here >= wanted) {
    if (here === wanted) return { end: 'whole', bytes: here };
    await files.removeFile(folder, name);
    return { end: 'changed' };
  }

  // Where its length is not known, all of it may be here: the last byte is asked for again, since none would be an error.
  const from = wanted === null && here > 0 ? here - 1 : here;
  const response = await fetch(requestOf(part, from, signal)).catch(() => null);
  if (!response) return { end: 'lost', fileBytes: part.fileBytes };
  const refused = refusalOf(response);
  const fileBytes = fileBytesOf(response);
  if (refused ?? isOther(response, { part, from, fileBytes })) {
    await response.body?.cancel();
    return refused ?? { end: 'changed' };
  }
  // A server without ranges sends all of it again.
  if (response.status === 200 && here > 0) await files.removeFile(folder, name);
  const known = response.status === 206 ? here - from : 0;
  const end = await write(
    response,
    after(known, (bytes) => files.append(folder, name, bytes)),
  );
  if (end === 'full') return { end };
  if (end === 'broken') return { end: 'lost', fileBytes };
  const bytes = (await files.read(folder, name))?.size ?? 0;
  const expected = wanted ?? fileBytes ?? bytes;
  if (bytes === expected) return { end: 'whole', bytes };
  if (bytes < expected) return { end: 'lost', fileBytes };
  await files.removeFile(folder, name);
  return { end: 'changed' };
}

/** Null where nobody has said it yet. */
export const lengthOfPart = ({ range, fileBytes }: OfflinePart): number | null =>
  range ? range[1] - range[0] + 1 : fileBytes;

function requestOf({ url, range }: OfflinePart, from: number, signal: AbortSignal): Request {
  const first = (range?.[0] ?? 0) + from;
  const asked = range || from > 0 ? `bytes=${first}-${range?.[1] ?? ''}` : null;
  return requestFor(url, asked, signal);
}

/** Of a file, or of some bytes of it. No other site has to be asked before whether it takes such a request. */
export function requestFor(url: string, range: string | null, signal?: AbortSignal): Request {
  const headers = new Headers({ Accept: 'image/avif,image/webp,*/*' });
  if (range !== null) headers.set('Range', range);
  // The browser's own cache would keep it a second time.
  return new Request(url, { headers, cache: 'no-store', signal: signal ?? null });
}

function refusalOf(response: Response): PartEnd | null {
  const { status, headers } = response;
  if (status === 200 || status === 206) return null;
  if (status === 401 || status === 403) return { end: 'expired' };
  // The file is shorter than what is here.
  if (status === 416) return { end: 'changed' };
  if (status === 408 || status === 429 || status >= 500) {
    return { end: 'busy', afterSeconds: Number(headers.get('Retry-After')) || null };
  }
  return { end: 'missing' };
}

interface Asked {
  readonly part: OfflinePart;
  readonly from: number;
  readonly fileBytes: number | null;
}

/** Whether it is the answer to something else: a part of another place, or of another file. */
function isOther(response: Response, { part, from, fileBytes }: Asked): boolean {
  if (part.fileBytes !== null && fileBytes !== null && part.fileBytes !== fileBytes) return true;
  if (response.status === 206) return rangeOf(response).first !== (part.range?.[0] ?? 0) + from;
  return part.range !== null;
}

/** Without so many bytes at the beginning, which are here. */
function after(known: number, append: (bytes: Blob) => Promise<void>) {
  let left = known;
  return async (bytes: Blob) => {
    const rest = bytes.slice(left);
    left = 0;
    if (rest.size > 0) await append(rest);
  };
}

/** Also what came before it broke off. */
async function write(
  response: Response,
  append: (bytes: Blob) => Promise<void>,
): Promise<'whole' | 'broken' | 'full'> {
  const reader = response.body?.getReader();
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    const piece = new Blob(waiting);
    waiting = [];
    size = 0;
    await append(piece);
  };
  try {
    for (;;) {
      // A line that breaks is one of the ends. What cannot be written is another.
      const read = await reader?.read().catch(() => 'broken' as const);
      if (read === 'broken' || !read || read.done) {
        await flush();
        return read === 'broken' ? 'broken' : 'whole';
      }
      waiting.push(read.value);
      size += read.value.length;
      if (size >= pieceBytes) await flush();
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    if (isFull(error)) return 'full';
    throw error;
  }
}

/** Whether it failed because the device has no room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const fileBytesOf = (response: Response) =>
  response.status === 206 ? rangeOf(response).size : lengthOf(response);

/** Of `bytes 100-199/1000`. A star stands for what is not known or not there. */
function rangeOf(response: Response): { first: number | null; size: number | null } {
  const header = response.headers.get('Content-Range') ?? '';
  const [, first, size] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(header) ?? [];
  return {
    first: first === undefined ? null : Number(first),
    size: size === undefined || size === '*' ? null : Number(size),
  };
}

/** Null where what arrives is not as long as what is sent. */
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('Content-Length');
  return length === null || headers.has('Content-Encoding') ? null : Number(length);
}
