import { readFileSync } from 'node:fs';
import type { PreviewClip } from '@parde/api-client';
import { type ClipName, clipFolder, clipNames } from '@parde/demo-art';
import { Hono } from 'hono';
import { etagOf, sendFile } from './send-file.ts';

type ClipFile = { bytes: Uint8Array<ArrayBuffer>; etag: string; version: string };

const files = new Map<ClipName, ClipFile>();

/** Returns a clip's file, which is read on first use. */
function fileOf(name: ClipName): ClipFile {
  const known = files.get(name);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(new URL(`${name}.webm`, clipFolder)));
  const etag = etagOf(bytes);
  const file = { bytes, etag, version: etag.slice(1, 9) };
  files.set(name, file);
  return file;
}

export function clipAt(name: ClipName, origin: string): PreviewClip {
  const { bytes, version } = fileOf(name);
  return {
    url: `${origin}/media/clip/${name}.webm?v=${version}`,
    bytes: bytes.length,
    mirrorable: true,
  };
}

/** The address contains the version, so browsers may cache the clip permanently. */
export function clipRoutes(): Hono {
  const app = new Hono();
  app.get('/media/clip/:file', (c) => {
    const name = clipNames.find((known) => c.req.param('file') === `${known}.webm`);
    if (!name) return c.notFound();
    const { bytes, etag, version } = fileOf(name);
    const isCurrent = c.req.query('v') === version;
    c.header('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
    const read = (first: number, last: number) => bytes.subarray(first, last + 1);
    return sendFile(c, { size: bytes.length, type: 'video/webm', etag, read });
  });
  return app;
}
