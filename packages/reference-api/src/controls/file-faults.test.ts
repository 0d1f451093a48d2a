import type { Answer } from '@parde/api-client';
import { expect, it } from 'vitest';
import { createTestApi, read } from '../test-support/test-api.ts';

it('a fault refuses, truncates or drops a part of a stream, and does not affect other parts', async () => {
  const api = createTestApi();
  const { data } = await read<Answer<'getPlayback'>>(api.call('GET', '/get/play/movie/1004'));
  const part = (at: number) =>
    api.send('GET', data.sources[0]?.url.replace('h264.m3u8', `h264-240/${at}.m4s`) ?? '');
  const size = (await (await part(3)).arrayBuffer()).byteLength;
  const plant = (fault: object) =>
    api.send('POST', '/_faults', { body: { media: 'h264-240/3.m4s', ...fault } });

  await plant({ status: 403 });
  expect((await part(2)).status).toBe(200);
  const refused = await part(3);
  expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, '*']);
  await plant({ body: 'malformed' });
  const cut = await part(3);
  expect([cut.status, (await cut.arrayBuffer()).byteLength]).toEqual([200, Math.floor(size / 2)]);
  await plant({ drop: true });
  await expect(part(3)).rejects.toThrow('dropped');
  expect((await (await part(3)).arrayBuffer()).byteLength).toBe(size);
});
