import type { Quality } from '@parde/api-client';
import { Hono } from 'hono';
import { downloadScope } from './addresses.ts';
import { completeFile } from './complete-file.ts';
import { attachment } from './file-name.ts';
import { anyOrigin, etagOf, sendFile } from './send-file.ts';
import type { Signer } from './signature.ts';
import { subtitleLanguages, subtitles } from './subtitles.ts';

const qualities: readonly Quality[] = ['480p', '720p', '1080p', '2160p'];

/** The file name on the viewer's disk; undefined for an unknown title. */
export type FileNameOf = (type: string, id: string, ending: string) => string | undefined;

export type DownloadedFile = { type: string; id: string; quality: Quality; size: number };

/** Called with the id of the user when a viewer begins to download a film's file. */
export type OnDownload = (viewer: number, file: DownloadedFile) => void;

/** A requested file. Subtitles have no quality and are not recorded. */
type Noted = Omit<DownloadedFile, 'quality'> & { quality?: Quality };

type File = ReturnType<typeof completeFile> & { contentType: string; quality?: Quality };

const folder = '/media/download';

export function downloadRoutes(
  signer: Signer,
  fileNameOf: FileNameOf,
  onDownload: OnDownload = () => {},
): Hono {
  const app = new Hono();
  const recordDownload = (method: string, viewer: string | undefined, noted: Noted) => {
    const { type, id, quality, size } = noted;
    if (method === 'GET' && viewer !== undefined && quality)
      onDownload(Number(viewer), { type, id, quality, size });
  };

  app.use(`${folder}/*`, anyOrigin);
  app.get(`${folder}/:token/:type/:id/:seconds{[0-9]{1,6}}/:file`, (c) => {
    const { token, type, id, file: name } = c.req.param();
    const seconds = Number(c.req.param('seconds'));
    const viewer = c.req.query('viewer');
    const scope = downloadScope({ type, id, seconds }, name, viewer);
    if (!signer.verify(scope, token)) return c.body(null, 403);
    const file = fileOf(name, seconds);
    if (!file) return c.notFound();

    const { size, contentType, read } = file;
    const plain = `${type}-${id}-${name}`.replace(/[^\w.-]/g, '');
    c.header('Cache-Control', 'private, max-age=3600');
    c.header('Content-Disposition', attachment(fileNameOf(type, id, name) ?? plain, plain));
    // A resumed download is not recorded again, because it was recorded when it began.
    return sendFile(
      c,
      { size, type: contentType, etag: etagOf(`${seconds} ${name} ${size}`), read },
      () => recordDownload(c.req.method, viewer, { type, id, ...file }),
    );
  });
  return app;
}

function fileOf(name: string, seconds: number): File | undefined {
  const quality = qualities.find((known) => name === `${known}.mp4`);
  if (quality) return { ...completeFile(quality, seconds), contentType: 'video/mp4', quality };
  const language = subtitleLanguages.find((known) => name === `${known}.vtt`);
  if (!language) return undefined;
  const bytes = new TextEncoder().encode(subtitles(language, seconds));
  return {
    size: bytes.length,
    contentType: 'text/vtt; charset=utf-8',
    read: (first, last) =>
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(bytes.slice(first, last + 1));
          controller.close();
        },
      }),
  };
}
