import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { Gallery } from '../pictures/gallery.ts';

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (text: string) => Uint8Array<ArrayBuffer>> = {
  br: (text) =>
    new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })),
  gzip: (text) => new Uint8Array(gzipSync(text)),
};

/** A picture's address carries its version, so that a browser may keep it for good. */
export function mediaRoutes(gallery: Gallery): Hono {
  const app = new Hono();
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();

  const bodyOf = (version: string, svg: string, encoding: Encoding | undefined) => {
    if (!encoding) return svg;
    const key = `${encoding} ${version}`;
    const body = packed.get(key) ?? compress[encoding](svg);
    packed.set(key, body);
    return body;
  };

  app.get('/media/*', (c) => {
    const drawing = gallery.find(c.req.path.slice('/media/'.length));
    if (!drawing) return c.notFound();
    const { svg, version } = drawing;
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const etag = `"${version}${encoding ? `-${encoding}` : ''}"`;
    const lasting = c.req.query('v') === version;
    c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding');
    c.header('X-Content-Type-Options', 'nosniff');
    if (holds(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('Content-Type', 'image/svg+xml; charset=utf-8');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (encoding) c.header('Content-Encoding', encoding);
    return c.body(bodyOf(version, svg, encoding));
  });
  return app;
}

function encodingFor(accepted = ''): Encoding | undefined {
  const offers = accepted.split(',').map((offer) => offer.trim());
  const taken = (name: Encoding) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(offer));
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : undefined;
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
