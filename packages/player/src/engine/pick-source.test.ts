import { expect, it } from 'vitest';
import type { PlayerSource } from '../player-media.ts';
import { pickSource } from './pick-source.ts';

const h264: PlayerSource = { type: 'hls', url: 'h264.m3u8', codecs: 'avc1,mp4a' };
const vp9: PlayerSource = { type: 'hls', url: 'vp9.m3u8', codecs: 'vp09,opus' };
const webm: PlayerSource = { type: 'webm', url: 'film.webm', codecs: 'vp9,opus' };
const all = [h264, vp9, webm];
const never = () => false;

it('passes over what the browser has no codec for', () => {
  const supportsMse = (type: string) => type.includes('vp09');
  expect(pickSource(all, { supportsMse, canPlay: never })).toMatchObject({
    source: vp9,
    by: 'hls',
  });
});

it('feeds it by itself wherever it can, though the browser could read the address', () => {
  const yes = () => true;
  expect(pickSource(all, { supportsMse: yes, canPlay: yes })?.by).toBe('hls');
});

it('leaves it to a browser that reads addresses only, if it has the codec', () => {
  const iphone = (type: string) => type.includes('mpegurl') || type.includes('avc1');
  expect(pickSource([vp9, h264], { supportsMse: never, canPlay: iphone })).toMatchObject({
    source: h264,
    by: 'native',
  });
});

it('takes a file where there is nothing better, and says when there is nothing', () => {
  const canPlay = (type: string) => type.startsWith('video/webm');
  expect(pickSource(all, { supportsMse: never, canPlay })).toMatchObject({
    source: webm,
    by: 'native',
  });
  expect(pickSource(all, { supportsMse: never, canPlay: never })).toBeNull();
});

it('offers the qualities of a film that comes in files, as far as the browser can play them', () => {
  const file = (quality: string | null, codecs: string): PlayerSource => ({
    type: 'mp4',
    url: `${quality}.mp4`,
    codecs,
    quality,
  });
  const files = [file('720p', 'avc1'), file('480p', 'avc1'), file('2160p', 'hvc1')];
  const canPlay = (type: string) => type.includes('avc1');
  const picked = pickSource([...files, file(null, 'avc1'), webm], { supportsMse: never, canPlay });
  expect(picked?.source.url).toBe('720p.mp4');
  expect(picked?.files.map(({ url }) => url)).toEqual(['720p.mp4', '480p.mp4']);
});
