import { Duplex, pipeline, Readable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import * as v from 'valibot';

type Encoding = 'br' | 'gzip';

const minBytes = 1024;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

// With quality 7, home takes 2 to 3 ms more processor time and is 1.2 KB smaller. With 4, it takes 0.8 ms less and is
// 3.3 KB larger.
const brotliQuality = 5;

const brotli = (sizeHint: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Compresses synchronously, because a complete page is ready sooner than through a stream and another thread. */
export function compressBody(plain: Buffer<ArrayBuffer>, accept: string | null) {
  const encoding = acceptedEncoding(accept);
  if (encoding === 'br') return { body: brotliCompressSync(plain, brotli(plain.length)), encoding };
  if (encoding === 'gzip') return { body: gzipSync(plain), encoding };
  return { body: plain, encoding };
}

/**
 * Compresses forwarded answers and streamed pages. Chunks are flushed as they arrive, so that the first paint does
 * not wait for the last chunk. Built files are compressed at build time.
 */
export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const type = res.headers.get('content-type') ?? '';
    if (!compressible.test(type)) return;
    res.headers.append('vary', 'accept-encoding');
    if (res.headers.has('content-encoding') || res.status === 206) return;
    if (Number(res.headers.get('content-length') ?? minBytes) < minBytes) return;
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (!encoding || !res.body) return;

    const body = streamed(res.body, encoding);
    // Hono copies the old headers, except for the type. The headers about the body are corrected below.
    context.res = new Response(body, { status: res.status, headers: { 'content-type': type } });
    const { headers } = context.res;
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    const tag = headers.get('etag');
    if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
  };
}

function streamed(body: ReadableStream<Uint8Array>, encoding: Encoding) {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ ...brotli(0), flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // pipeline() also ends both streams on an error. With pipe(), an aborted request would crash the server.
  pipeline(Duplex.from(body), compressor, () => {});
  // Node's type of the stream differs from the browser's.
  return v.parse(v.instance(ReadableStream), Readable.toWeb(compressor));
}

function acceptedEncoding(accept: string | null | undefined): Encoding | undefined {
  const accepted = parseAccept(accept ?? '').filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((name) => accepted.some(({ type }) => type === name));
}
