import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { matchesEtag } from './negotiation.ts';
import { rangeOf } from './range.ts';

export type SentFile = {
  size: number;
  type: string;
  etag: string;
  /** Reads from the first to the last byte, inclusive. */
  read: (
    first: number,
    last: number,
  ) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** The signature in the address grants access, so pages of any origin may fetch it, also in ranges. */
export const anyOrigin: MiddlewareHandler = cors({
  origin: '*',
  allowHeaders: ['If-Range', 'Range'],
  exposeHeaders: ['Accept-Ranges', 'Content-Range', 'ETag'],
});

export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
}

/** Sends the file or the requested range of it. `onBegin` is called if the range includes the first byte. */
export function sendFile(
  c: Context,
  { size, type, etag, read }: SentFile,
  onBegin: () => void = () => {},
): Response {
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Type', type);
  c.header('ETag', etag);
  c.header('X-Content-Type-Options', 'nosniff');
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  // A range of a different version would corrupt the client's partial file.
  const asked = (c.req.header('if-range') ?? etag) === etag ? c.req.header('range') : undefined;
  const range = rangeOf(asked, size);
  if (range === 'none') {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  const { first, last } = range === 'all' ? { first: 0, last: size - 1 } : range;
  c.header('Content-Length', String(last - first + 1));
  if (range !== 'all') c.header('Content-Range', `bytes ${first}-${last}/${size}`);
  if (first === 0) onBegin();
  return c.body(read(first, last), range === 'all' ? 200 : 206);
}
