import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { webStream } from './web-stream.server.ts';

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

it('sends all chunks in order, and ends', async () => {
  const source = new PassThrough();
  const response = new Response(webStream(source));
  source.write('<html>');
  source.end('فارسی</html>');
  expect(await response.text()).toBe('<html>فارسی</html>');
});

it('ends the source when its reader leaves early, even while the source is silent', async () => {
  const source = new PassThrough();
  const reader = webStream(source).getReader();
  source.write('<html>');
  expect(textOf((await reader.read()).value)).toBe('<html>');
  // An unhandled error event would end the process.
  const closed = new Promise<void>((resolve) => source.once('close', resolve));
  await reader.cancel();
  await closed;
});

it('passes an error of the source to its reader', async () => {
  const source = new PassThrough();
  const reader = webStream(source).getReader();
  source.write('<html>');
  await reader.read();
  source.destroy(new Error('The render failed.'));
  await expect(reader.read()).rejects.toThrow('The render failed.');
});
