import { Readable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { MiddlewareHandler } from 'hono';

const worthwhile = 1024;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

// Quality 5 costs about a millisecond for a page and leaves it within a few percent of the slow qualities.
const brotli = (sizeHint: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/**
 * Compresses what this server makes or forwards; built files are compressed when they are built. Whole bodies (pages
 * that are kept) get a length; streams are flushed chunk by chunk, so that the first paint does not wait for the last.
 */
export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (!compressible.test(res.headers.get('content-type') ?? '')) return;
    res.headers.append('vary', 'accept-encoding');
    if (!encoding || !res.body || res.headers.has('content-encoding') || res.status === 206) return;
    if (Number(res.headers.get('content-length') ?? worthwhile) < worthwhile) return;

    const headers = new Headers(res.headers);
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    const tag = headers.get('etag');
    if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);

    if (res.headers.has('content-length')) {
      const whole = Buffer.from(await res.arrayBuffer());
      const body =
        encoding === 'br' ? brotliCompressSync(whole, brotli(whole.length)) : gzipSync(whole);
      headers.set('content-length', String(body.length));
      context.res = new Response(new Uint8Array(body), { status: res.status, headers });
      return;
    }
    const compressor =
      encoding === 'br'
        ? createBrotliCompress({ ...brotli(0), flush: constants.BROTLI_OPERATION_FLUSH })
        : createGzip({ flush: constants.Z_SYNC_FLUSH });
    const body = createReadableStreamFromReadable(Readable.from(res.body).pipe(compressor));
    context.res = new Response(body, { status: res.status, headers });
  };
}

function acceptedEncoding(accept: string | undefined): 'br' | 'gzip' | undefined {
  const offered = (accept ?? '').split(',').map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    offered.some(([coding, quality]) => coding === name && quality?.trim() !== 'q=0');
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}
