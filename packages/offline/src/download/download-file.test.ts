import { beforeEach, expect, it, vi } from 'vitest';
import { playbackOf } from '../test-support/device.ts';
import { createDownloadWorld, type DownloadWorld } from '../test-support/download-world.ts';
import { brokenAfter } from '../test-support/film-server.ts';

const mebibyte = 1_048_576;
const path = '/media/film.mp4';
let world: DownloadWorld;

beforeEach(async () => {
  world = await createDownloadWorld((server) => {
    server.put(path, 20 * mebibyte);
    server.put('/media/thumbnails.vtt', 'WEBVTT\n');
    const source = {
      type: 'mp4',
      url: server.origin + path,
      quality: '480p',
      codecs: null,
    } as const;
    return playbackOf([source], { subtitles: [], picture: null });
  });
});

async function expectComplete(): Promise<void> {
  const here = await world.read('film.mp4');
  expect(here?.type).toBe('video/mp4');
  const bytesOf = async (blob = new Blob()) => Buffer.from(await blob.arrayBuffer());
  const there = await bytesOf(world.server.files.get(path));
  expect((await bytesOf(here ?? undefined)).equals(there)).toBe(true);
}

it('a file is saved in parts that make it complete', async () => {
  expect(await world.download()).toEqual({ end: 'saved' });
  const parts = await world.records.parts(world.title.key);
  expect(parts.map(({ range }) => range?.[0])).toEqual([0, 8 * mebibyte, 16 * mebibyte]);
  await expectComplete();
  expect((await world.film())?.playback.sources).toEqual([
    { type: 'mp4', url: 'offline://folder-1024/film.mp4', quality: '480p', codecs: null },
  ]);
});

it('saving continues in the middle of a part', async () => {
  let broken = false;
  world.server.onRequest(({ headers }, file) => {
    if (broken || headers.get('Range') !== `bytes=${8 * mebibyte}-${16 * mebibyte - 1}`)
      return undefined;
    broken = true;
    return brokenAfter(3_000_000, file, 8 * mebibyte);
  });
  expect((await world.download()).end).toBe('later');
  expect(await world.download()).toEqual({ end: 'saved' });
  const first = 8 * mebibyte + 3_000_000;
  expect(world.server.requests).toContainEqual({
    path,
    range: `bytes=${first}-${16 * mebibyte - 1}`,
  });
  // One byte more finds the length.
  expect(world.server.sent.get(path)).toBeLessThanOrEqual(20 * mebibyte + 1);
  await expectComplete();
});

it('saving starts again if the server’s file has changed', async () => {
  let changed = false;
  world.server.onRequest(({ headers }, file) => {
    if (changed || headers.get('Range') !== `bytes=${16 * mebibyte}-${20 * mebibyte - 1}`)
      return undefined;
    changed = true;
    world.server.put(path, 19 * mebibyte);
    return brokenAfter(3_000_000, file, 16 * mebibyte);
  });
  await world.download();
  expect(await world.download()).toEqual({ end: 'saved' });
  await expectComplete();
});

it('saving fails if two servers have different files, instead of repeating for ever', async () => {
  const last = `bytes=${16 * mebibyte}-${20 * mebibyte - 1}`;
  world.server.onRequest(async ({ headers }, file) => {
    const range = headers.get('Range');
    const isLast = range === last;
    const [first, end] = (range ?? '').match(/\d+/g)?.map(Number) ?? [];
    // The other parts are complete by then.
    if (isLast) {
      await vi.waitFor(async () => expect(await completeParts()).toBe(2), { timeout: 4000 });
    }
    const size = isLast ? 19 * mebibyte : file.size;
    return new Response(file.slice(first, (end ?? 0) + 1).stream(), {
      status: 206,
      headers: { 'Content-Range': `bytes ${first}-${end}/${size}` },
    });
  });
  const completeParts = async () =>
    (await world.records.parts(world.title.key)).filter(({ bytes }) => bytes !== null).length;
  let fetchCount = 0;
  const getPlayback = async () => {
    fetchCount += 1;
    // Ends the test even if the code repeats for ever.
    if (fetchCount > 4) throw new TypeError('Failed to fetch');
    return world.playback;
  };
  expect(await world.download({ server: { getPlayback } })).toEqual({
    end: 'failed',
    problem: 'gone',
  });
});

it('a file is one part if the server does not support ranges', async () => {
  world.server.onRequest(
    (_, file) => new Response(file.stream(), { headers: { 'Content-Length': String(file.size) } }),
  );
  expect(await world.download()).toEqual({ end: 'saved' });
  expect(await world.records.parts(world.title.key)).toHaveLength(1);
  await expectComplete();
});
