import { expect, it } from 'vitest';
import type { PlayerSource } from '../player-media.ts';
import { pickSource } from './pick-source.ts';

const h264: PlayerSource = { type: 'hls', url: 'h264.m3u8', codecs: 'avc1,mp4a' };
const vp9: PlayerSource = { type: 'hls', url: 'vp9.m3u8', codecs: 'vp09,opus' };
const webm: PlayerSource = { type: 'webm', url: 'film.webm', codecs: 'vp9,opus' };
const all = [h264, vp9, webm];
const never = () => false;

it('skips a source whose codec the browser does not support', () => {
  const supportsMse = (type: string) => type.includes('vp09');
  expect(pickSource(all, { supportsMse, canPlay: never })).toMatchObject({
    source: vp9,
    by: 'hls',
  });
});

it('prefers hls.js wherever it works, even if the browser supports HLS natively', () => {
  const yes = () => true;
  expect(pickSource(all, { supportsMse: yes, canPlay: yes })?.by).toBe('hls');
});

it('uses native playback in a browser without Media Source Extensions, if it has the codec', () => {
  const iphone = (type: string) => type.includes('mpegurl') || type.includes('avc1');
  expect(pickSource([vp9, h264], { supportsMse: never, canPlay: iphone })).toMatchObject({
    source: h264,
    by: 'native',
  });
});

it('picks a file if nothing better is playable, and returns null if nothing is playable', () => {
  const canPlay = (type: string) => type.startsWith('video/webm');
  expect(pickSource(all, { supportsMse: never, canPlay })).toMatchObject({
    source: webm,
    by: 'native',
  });
  expect(pickSource(all, { supportsMse: never, canPlay: never })).toBeNull();
});

it('lists the qualities of a film in several files, if the browser can play them', () => {
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
