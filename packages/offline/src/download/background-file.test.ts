import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type BackgroundWorld,
  brokenOff,
  openBackgroundWorld,
  type Run,
  until,
} from '../test-support/background-world.ts';
import { openStorage, playbackOf, titleOf } from '../test-support/device.ts';
import { createBackground } from './background-fetch.ts';

const mebibyte = 1_048_576;
const path = '/media/film.mp4';
/** The bytes of the file's second part that arrive before the connection stalls. */
const partHere = 1_500_000;
let at: BackgroundWorld;

beforeEach(async () => {
  at = await openBackgroundWorld({
    playbackAt(server) {
      server.put(path, 12 * mebibyte);
      // The simulated file system loses a file if two writers create its folder at once. A text creates it earlier.
      server.put('/media/thumbnails.vtt', 'WEBVTT\n');
      const url = server.origin + path;
      return playbackOf([{ type: 'mp4', url, quality: '480p', codecs: null }], {
        subtitles: [],
        picture: null,
      });
    },
    stuck({ headers }, signal, { server }) {
      if (!/^bytes=8\d+-/.test(headers.get('Range') ?? '')) return null;
      const film = server.files.get(path) ?? new Blob();
      return brokenOff(signal, film.slice(8 * mebibyte, 8 * mebibyte + partHere), {
        status: 206,
        headers: { 'Content-Range': `bytes ${8 * mebibyte}-${12 * mebibyte - 1}/${film.size}` },
      });
    },
  });
});
afterEach(() => at.close());

async function leaveFile(): Promise<Run> {
  const run = at.begin();
  await until(async () => expect((await at.world.film())?.bytes).toBe(8 * mebibyte));
  const pieceHere = () => at.world.files.read(at.world.title.folder, `film.mp4@${8 * mebibyte}`);
  await until(async () => expect((await pieceHere())?.size).toBe(partHere));
  at.browser.show('hidden');
  await at.isTaken();
  return run;
}

async function expectFile({ state }: Run): Promise<void> {
  at.browser.show('visible');
  await until(() => expect(state.end).toEqual({ end: 'saved' }));
  const parts = await at.world.records.parts(at.world.title.key);
  expect(parts.map(({ bytes }) => bytes)).toEqual([8 * mebibyte, 4 * mebibyte]);
  const names = [0, 8 * mebibyte].map((first) => `film.mp4@${first}`);
  const pieces = await Promise.all(
    names.map((name) => at.world.files.read(at.world.title.folder, name)),
  );
  const here = await new Blob(pieces.flatMap((piece) => piece ?? [])).arrayBuffer();
  const there = await (at.world.server.files.get(path) ?? new Blob()).arrayBuffer();
  expect(Buffer.from(here).equals(Buffer.from(there))).toBe(true);
}

it('a file continues in pieces where it broke off', async () => {
  const run = await leaveFile();
  const ranges = at.browser.begun[0]?.requests.map(({ headers }) => headers.get('Range'));
  const first = 8 * mebibyte + partHere;
  expect(ranges).toEqual([
    `bytes=${first}-${first + mebibyte - 1}`,
    `bytes=${first + mebibyte}-${first + 2 * mebibyte - 1}`,
    `bytes=${first + 2 * mebibyte}-${12 * mebibyte - 1}`,
  ]);
  await at.browser.go(2);
  await expectFile(run);
  // The server did not count bytes that the page had received before. One byte more finds the length.
  expect(at.world.server.sent.get(path)).toBeLessThanOrEqual(12 * mebibyte - partHere + 1);
});

it('a piece after a missing one is not taken for the missing one', async () => {
  const run = await leaveFile();
  let fetchCount = 0;
  at.world.server.onRequest(() => {
    fetchCount += 1;
    return fetchCount === 1 ? new Response(null, { status: 403 }) : undefined;
  });
  await at.browser.go();
  await expectFile(run);
});

it('a complete file in place of a piece is not taken for the piece', async () => {
  const run = await leaveFile();
  at.world.server.onRequest((_, file) => new Response(file.slice(0, mebibyte).stream()));
  await at.browser.go(2);
  at.world.server.onRequest(() => undefined);
  await expectFile(run);
});

it('fetches of another storage of the site are left alone', async () => {
  await leaveFile();
  const other = await openStorage('other');
  const { device } = at.world;
  await createBackground({ ...device, ...other }).tidy();
  expect(at.browser.begun[0]?.result).toBe('');
  other.records.close();
});

it('a fetch that an earlier release has begun is found, and its pieces are taken', async () => {
  await leaveFile();
  // A release that changes these names must still find the old ones.
  expect(at.browser.begun[0]?.id).toBe('offline folder-1024');
  const { records, files } = at.world;
  const title = titleOf(playbackOf([], { id: '7' }), { isPlanned: true });
  await records.add([title]);
  const part = { title: title.key, index: 0, file: 'film.mp4', url: '/film.mp4', isExtra: false };
  await records.setParts(title.key, [{ ...part, range: null, fileBytes: null, bytes: null }]);
  const cache = await caches.open('parde-fetched');
  await cache.put('https://offline.invalid/folder-7/0/0/0', new Response('film'));
  await at.background.collect();
  expect(records.known(title.key)).toMatchObject({ status: 'saved', bytes: 4 });
  expect(await (await files.read(title.folder, 'film.mp4'))?.text()).toBe('film');
});
