import type { DeviceFiles } from '../storage/files.ts';
import { type FilePart, partName } from '../title.ts';

/** The end of a part's fetch. `fileBytes` is the size of the complete file as the server reports it. */
export type PartEnd =
  | { readonly end: 'complete'; readonly bytes: number }
  /** There is no connection, or it was lost. */
  | { readonly end: 'lost'; readonly fileBytes: number | null }
  /** The server asks the client to retry later. */
  | { readonly end: 'busy'; readonly afterSeconds: number | null }
  /** The address has expired. */
  | { readonly end: 'expired' }
  | { readonly end: 'missing' }
  /** The file on the server has changed. */
  | { readonly end: 'changed' }
  /** The device has no room for the part. */
  | { readonly end: 'full' };

interface PartRequest {
  readonly part: FilePart;
  readonly folder: string;
  readonly files: DeviceFiles;
  readonly fetch: (request: Request) => Promise<Response>;
  /** An abort ends the fetch like a lost connection: the fetched bytes stay. */
  readonly signal: AbortSignal;
}

/** The number of bytes written at once. A tab that is killed loses less than this of what it has fetched. */
export const pieceBytes = 1_048_576;

/** Fetches a part from where it broke off. The fetched bytes are written, however the fetch ends. */
export async function fetchPart(request: PartRequest): Promise<PartEnd> {
  const { part, folder, files, fetch, signal } = request;
  const name = partName(part);
  const here = (await files.read(folder, name))?.size ?? 0;
  const wanted = lengthOfPart(part);
  if (wanted !== null && here >= wanted) {
    if (here === wanted) return { end: 'complete', bytes: here };
    await files.removeFile(folder, name);
    return { end: 'changed' };
  }

  // If the length is unknown, the part may be complete already. The last byte is fetched again, because a request for
  // no bytes would be an error.
  const from = wanted === null && here > 0 ? here - 1 : here;
  const response = await fetch(requestOf(part, from, signal)).catch(() => null);
  if (!response) return { end: 'lost', fileBytes: part.fileBytes };
  const refused = refusalOf(response);
  const fileBytes = fileBytesOf(response);
  if (refused ?? isOther(response, { part, from, fileBytes })) {
    await response.body?.cancel();
    return refused ?? { end: 'changed' };
  }
  // A server without ranges sends the complete file again.
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
  if (bytes === expected) return { end: 'complete', bytes };
  if (bytes < expected) return { end: 'lost', fileBytes };
  await files.removeFile(folder, name);
  return { end: 'changed' };
}

/** Returns null if the length is not known yet. */
export const lengthOfPart = ({ range, fileBytes }: FilePart): number | null =>
  range ? range[1] - range[0] + 1 : fileBytes;

function requestOf({ url, range }: FilePart, from: number, signal: AbortSignal): Request {
  const first = (range?.[0] ?? 0) + from;
  const rangeHeader = range || from > 0 ? `bytes=${first}-${range?.[1] ?? ''}` : null;
  return requestFor(url, rangeHeader, signal);
}

/** Creates the request for a file, or for some bytes of it. The request needs no preflight on another site. */
export function requestFor(url: string, range: string | null, signal?: AbortSignal): Request {
  const headers = new Headers({ Accept: 'image/avif,image/webp,*/*' });
  if (range !== null) headers.set('Range', range);
  // The browser's own cache would store a second copy.
  return new Request(url, { headers, cache: 'no-store', signal: signal ?? null });
}

function refusalOf(response: Response): PartEnd | null {
  const { status, headers } = response;
  if (status === 200 || status === 206) return null;
  if (status === 401 || status === 403) return { end: 'expired' };
  // The file is shorter than the part on the device.
  if (status === 416) return { end: 'changed' };
  if (status === 408 || status === 429 || status >= 500) {
    return { end: 'busy', afterSeconds: Number(headers.get('Retry-After')) || null };
  }
  return { end: 'missing' };
}

interface ExpectedPart {
  readonly part: FilePart;
  readonly from: number;
  readonly fileBytes: number | null;
}

/** Returns true if the response belongs to another range or to another file. */
function isOther(response: Response, { part, from, fileBytes }: ExpectedPart): boolean {
  if (part.fileBytes !== null && fileBytes !== null && part.fileBytes !== fileBytes) return true;
  if (response.status === 206) return rangeOf(response).first !== (part.range?.[0] ?? 0) + from;
  return part.range !== null;
}

/** Skips the given number of bytes at the beginning, which are stored already. */
function after(known: number, append: (bytes: Blob) => Promise<void>) {
  let left = known;
  return async (bytes: Blob) => {
    const rest = bytes.slice(left);
    left = 0;
    if (rest.size > 0) await append(rest);
  };
}

/** Writes the response, including the bytes that arrived before it broke off. */
async function write(
  response: Response,
  append: (bytes: Blob) => Promise<void>,
): Promise<'complete' | 'broken' | 'full'> {
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
      // A lost connection is one end. A failed write is another.
      const read = await reader?.read().catch(() => 'broken' as const);
      if (read === 'broken' || !read || read.done) {
        await flush();
        return read === 'broken' ? 'broken' : 'complete';
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

/** Returns true if the device has no room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const fileBytesOf = (response: Response) =>
  response.status === 206 ? rangeOf(response).size : lengthOf(response);

/** Reads `bytes 100-199/1000`. A star stands for a value that is unknown or missing. */
function rangeOf(response: Response): { first: number | null; size: number | null } {
  const header = response.headers.get('Content-Range') ?? '';
  const [, first, size] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(header) ?? [];
  return {
    first: first === undefined ? null : Number(first),
    size: size === undefined || size === '*' ? null : Number(size),
  };
}

/** Returns null if the received content is not as long as the sent content. */
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('Content-Length');
  return length === null || headers.has('Content-Encoding') ? null : Number(length);
}
