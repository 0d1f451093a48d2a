import { clipNames } from '@parde/demo-art';
import { expect, it } from 'vitest';
import { createPreviewClips } from '../catalogue/preview-clips.ts';
import { clipRoutes } from './clips.ts';

const backdrop = { url: '/media/backdrop/movie/1', width: 1600, height: 900, color: '#000000' };
const drawn = { ...backdrop, mirrorable: true };
const clips = createPreviewClips();
const clipsOf = (...keys: string[]) =>
  Array.from({ length: 400 }, (_, id) =>
    clips(
      { id: String(id), backdrop: drawn },
      keys.map((key) => ({ key })),
    ),
  ).filter((clip) => clip !== null);

it('half of the titles have a clip, always the same one', () => {
  expect(clipsOf('drama').length).toBeGreaterThan(160);
  expect(clipsOf('drama').length).toBeLessThan(240);
  expect(clipsOf('drama')).toEqual(clipsOf('drama'));
});

it('the clip fits the first genre besides drama', () => {
  expect(clipsOf('drama', 'crime')[0]?.url).toMatch(/^\/media\/clip\/noir\.webm\?v=/);
  expect(clipsOf('drama')[0]?.url).toContain('/drama.webm');
  expect(clipsOf('unknown')).toEqual([]);
});

it('a title whose pictures are not drawn has no clip', () => {
  const title = { id: '1', backdrop };
  expect(clips(title, [{ key: 'drama' }])).toBeNull();
  expect(clips({ ...title, backdrop: null }, [{ key: 'drama' }])).toBeNull();
});

it('a clip is sent in ranges, and cached permanently by its address', async () => {
  const [clip] = clipsOf('music');
  if (!clip) throw new Error('No title has a clip.');
  const response = await clipRoutes().request(clip.url, { headers: { range: 'bytes=0-99' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 0-99/${clip.bytes}`);
  expect(response.headers.get('content-type')).toBe('video/webm');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const other = await clipRoutes().request('/media/clip/music.webm');
  expect(other.headers.get('cache-control')).toBe('no-cache');
  expect((await clipRoutes().request('/media/clip/other.webm')).status).toBe(404);
});

it('all clips together are smaller than 1.5 MB, and each is smaller than 200 KB', async () => {
  const sizes = await Promise.all(
    clipNames.map(async (name) => {
      const response = await clipRoutes().request(`/media/clip/${name}.webm`);
      return (await response.arrayBuffer()).byteLength;
    }),
  );
  expect(Math.max(...sizes)).toBeLessThan(200_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});
