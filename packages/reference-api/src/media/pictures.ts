import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { frames, type PictureKind, rasterize, widths, withOutlinedText } from '@parde/demo-art';
import { Hono } from 'hono';
import type { Gallery } from '../pictures/gallery.ts';
import { type Encoding, encodingFor, matchesEtag, pictureFormatFor } from './negotiation.ts';
import { createPictureCache } from './picture-cache.ts';

const types = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml; charset=utf-8' };

const compress: Record<Encoding, (text: string) => Uint8Array> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (text) => gzipSync(text),
};

/** The address contains the version, so browsers may cache the picture permanently. */
export function pictureRoutes(gallery: Gallery, folder: string | undefined): Hono {
  const app = new Hono();
  const pictureCache = createPictureCache(folder);

  app.get('/media/:kind/:type/:id', async (c) => {
    const { kind, type, id } = c.req.param();
    const drawing = gallery.find(`${kind}/${type}/${id}`);
    const width = drawing && widthOf(drawing.kind, c.req.query('w'));
    if (!(drawing && width)) return c.notFound();
    const { version, draw } = drawing;
    const format = pictureFormatFor(c.req.header('accept'));
    const encoding = format === 'svg' ? encodingFor(c.req.header('accept-encoding')) : undefined;
    // An SVG has no width in pixels.
    const name = format === 'svg' ? `${version}.svg` : `${version}-${width}.${format}`;
    const file = encoding ? `${name}.${encoding}` : name;
    const etag = `"${file}"`;

    const lasting = c.req.query('v') === version;
    c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', etag);
    c.header('Vary', 'Accept, Accept-Encoding');
    c.header('X-Content-Type-Options', 'nosniff');
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('Content-Type', types[format]);
    if (format !== 'svg') {
      return c.body(
        await pictureCache.get(file, async () => rasterize(await draw(), format, width)),
      );
    }
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (encoding) c.header('Content-Encoding', encoding);
    const pack = encoding ? compress[encoding] : (text: string) => Buffer.from(text);
    return c.body(
      await pictureCache.get(file, async () => pack(await withOutlinedText(await draw()))),
    );
  });
  return app;
}

/** Returns the requested width, the default one without `w`, or undefined if the width is not listed. */
function widthOf(kind: PictureKind, asked: string | undefined): number | undefined {
  if (asked === undefined) return frames[kind].width;
  return widths[kind].find((width) => String(width) === asked);
}
