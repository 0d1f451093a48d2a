import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it, vi } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';

it('each origin of pictures that IMAGE_ORIGINS does not contain is logged once', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const hosts = ['https://img.test', '', 'https://cdn.test', 'https://cdn.test'];
  const top = hosts.map((host, id) => ({
    content_type: 'movie',
    id,
    name_fa: 'شب یزد',
    poster: `${host}/media/1.jpg`,
  }));
  const { get } = inFrontOf(() => Response.json({ data: { top } }));
  await Promise.all([get('/getV2/get_top'), get('/getV2/get_top')]);
  const lines = write.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('picture-host-refused'))).toEqual([
    expect.stringContaining('"IMAGE_ORIGINS has no https://cdn.test"'),
  ]);
});

it('each origin of streams that MEDIA_ORIGINS does not contain is logged once', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { data } = fixture('getPlayback');
  const hosts = ['https://media.test', 'https://cdn.test', 'https://cdn.test'];
  const sources = hosts.map((host) => ({ type: 'hls', url: `${host}/1.m3u8`, quality: null }));
  const { get } = inFrontOf(() => Response.json({ data: { ...data, sources } }));
  expect((await get('/get/play/movie/1')).status).toBe(200);
  const lines = write.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('media-host-refused'))).toEqual([
    expect.stringContaining('"MEDIA_ORIGINS has no https://cdn.test"'),
  ]);
});
