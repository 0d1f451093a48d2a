import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { compressBody, compression } from './compression.server.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = 'پرده '.repeat(1000);

function sendRequest(answer: () => Response, encoding = 'br, gzip'): Promise<Response> {
  const app = new Hono().use(compression()).get('/', answer);
  return Promise.resolve(app.request('/', { headers: { 'accept-encoding': encoding } }));
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

function streamOf(chunks: readonly Uint8Array[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(body, { headers: html });
}

describe('a complete page', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for a browser that accepts %s is compressed as %s', (accepted, expected, decompress) => {
    const { body, encoding } = compressBody(Buffer.from(page), accepted);
    expect(encoding).toBe(expected);
    expect(decompress(body).toString()).toBe(page);
  });

  it.each(['identity', null])('for a client that accepts %s is not compressed', (accepted) => {
    const { body, encoding } = compressBody(Buffer.from(page), accepted);
    expect(encoding).toBeUndefined();
    expect(body.toString()).toBe(page);
  });

  it('is not compressed again', async () => {
    const { body } = compressBody(Buffer.from(page), 'br');
    const headers = { ...html, 'content-encoding': 'br', 'content-length': String(body.length) };
    const response = await sendRequest(() => new Response(body, { headers }));
    expect(await bytesOf(response)).toEqual(body);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });
});

describe('an answer with a length', () => {
  const answer = () =>
    new Response(page, { headers: { ...html, 'content-length': '9000', etag: '"1"' } });

  it('is compressed, without the length and with its own tag', async () => {
    const response = await sendRequest(answer);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.has('content-length')).toBe(false);
    expect(response.headers.get('etag')).toBe('W/"1"');
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(page);
  });

  it('is unchanged for a client without compression', async () => {
    const response = await sendRequest(answer, 'identity');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('9000');
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });
});

describe('a stream', () => {
  it('arrives unchanged, in chunks of any size', async () => {
    const sizes = [1, 2048, 2048, 70_000, 200_000, 3, 65_536];
    const chunks = sizes.map((size) => randomBytes(size));
    const response = await sendRequest(() => streamOf(chunks));
    expect(response.headers.has('content-length')).toBe(false);
    const text = brotliDecompressSync(await bytesOf(response));
    expect(text.equals(Buffer.concat(chunks))).toBe(true);
  });

  it('also arrives as gzip', async () => {
    const response = await sendRequest(() => streamOf([Buffer.from(page)]), 'gzip');
    expect(gunzipSync(await bytesOf(response)).toString()).toBe(page);
  });

  it('is not delayed until it ends', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const response = await sendRequest(() => new Response(body.readable, { headers: html }));
    const reader = response.body?.getReader();
    const decompressor = createBrotliDecompress({
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    for (const part of ['first', 'second']) {
      await writer.write(Buffer.from(part));
      const read = await reader?.read();
      decompressor.write(read?.value);
      const text = await new Promise((resolve) => decompressor.once('data', resolve));
      expect(String(text)).toBe(part);
    }
    await writer.close();
  });

  it('ends its source at once when the reader leaves', async () => {
    const cancel = vi.fn();
    const stalled = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(page)),
      cancel,
    });
    const response = await sendRequest(() => new Response(stalled, { headers: html }));
    const reader = response.body?.getReader();
    await reader?.read();
    const pending = reader?.read();
    await reader?.cancel('left');
    await pending;
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('fails if its source fails', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(page));
        setImmediate(() => controller.error(new Error('The API went away.')));
      },
    });
    const response = await sendRequest(() => new Response(broken, { headers: html }));
    await expect(response.arrayBuffer()).rejects.toThrow('The API went away.');
  });
});
