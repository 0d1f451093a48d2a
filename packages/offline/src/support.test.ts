import { beforeEach, expect, it, vi } from 'vitest';
import { canPlayFile, canPlayStream, canSave } from './support.ts';
import { stubCodecs, stubDevice } from './test-support/device.ts';

beforeEach(() => {
  stubDevice();
});

it('a stream is played from files only with Media Source Extensions, and by its codecs', () => {
  stubCodecs((type) => type === 'video/mp4; codecs="hvc1"');
  expect(canPlayStream('hvc1')).toBe(true);
  expect(canPlayStream('avc1')).toBe(false);
  expect(canPlayStream(), 'the usual codecs').toBe(false);
  stubCodecs((type) => type.includes('avc1'));
  expect(canPlayStream()).toBe(true);
  vi.stubGlobal('MediaSource', undefined);
  expect(canPlayStream()).toBe(false);
});

it('a title is saved if one of its sources plays', () => {
  stubCodecs((type) => type === 'video/webm; codecs="vp9"');
  const webm = { type: 'webm', url: '/film.webm', codecs: 'vp9' } as const;
  const mp4 = { type: 'mp4', url: '/film.mp4' } as const;
  const hls = { type: 'hls', url: '/film.m3u8', codecs: 'avc1' } as const;
  expect(canPlayFile(webm)).toBe(true);
  expect(canPlayFile(mp4)).toBe(false);
  expect(canSave({ sources: [hls, mp4, webm] })).toBe(true);
  expect(canSave({ sources: [hls, mp4] })).toBe(false);
  stubCodecs((type) => type === 'video/mp4; codecs="avc1"');
  expect(canSave({ sources: [hls] })).toBe(true);
});
