import type { Playback } from '@parde/api-client';
import { expect, it } from 'vitest';
import { playbackOf } from '../../../test-support/offline/device.ts';
import { withSizes } from './use-saving.ts';

const sources: Playback['sources'] = (['480p', '720p', '1080p'] as const).map((quality) => ({
  type: 'mp4',
  url: `https://media.example/${quality}.mp4`,
  quality,
  codecs: null,
}));

it('a size that the server has not sent is requested from the file', async () => {
  const calls: string[] = [];
  const playback = playbackOf(sources, {
    offline: {
      until: null,
      version: '1',
      age_rating: null,
      files: [
        { height: 480, size_bytes: 100 },
        { height: 720, size_bytes: null },
        { height: 1080, size_bytes: null },
      ],
    },
  });
  const { offline } = await withSizes(playback, async (url, { method }) => {
    calls.push(`${method} ${url}`);
    if (url.includes('1080p')) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: { 'Content-Length': '200' } });
  });
  expect(offline?.files.map(({ size_bytes }) => size_bytes)).toEqual([100, 200, null]);
  expect(calls).toEqual([
    'HEAD https://media.example/720p.mp4',
    'HEAD https://media.example/1080p.mp4',
  ]);
});

it('no request is sent if all sizes are known, or nothing may be saved', async () => {
  const unexpected = () => Promise.reject(new Error('A request was sent.'));
  for (const offline of [null, { until: null, version: '1', age_rating: null, files: [] }]) {
    const playback = playbackOf(sources, { offline });
    expect(await withSizes(playback, unexpected)).toBe(playback);
  }
});
