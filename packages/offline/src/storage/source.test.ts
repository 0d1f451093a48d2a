import type { LocalFiles } from '@parde/player';
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { createDownloadWorld, type DownloadWorld } from '../test-support/download-world.ts';
import type { OfflineFiles } from './source.ts';

let world: DownloadWorld;

beforeEach(async () => {
  world = await createDownloadWorld();
  await world.download();
  await world.records.change(world.title.key, () => ({ status: 'saved' }));
});

it('returns each file of the title, and no file of another title', async () => {
  const there = await world.server.files.get('/media/first/480/1.m4s')?.text();
  expect(await (await world.read('video-480-avc1-2'))?.text()).toBe(there);
  expect(await (await world.read('master.m3u8'))?.text()).toContain('video-480-avc1.m3u8');
  expect((await world.read('subtitles-0'))?.type).toBe('text/vtt');
  expect(await world.read('video-480-avc1-2', 'another')).toBeNull();
  expect((await world.film())?.status).toBe('saved');
});

it.each([
  [
    'is gone',
    'video-480-avc1-2',
    async () => world.files.removeFile(world.title.folder, 'video-480-avc1-2'),
  ],
  [
    'has another length',
    'video-480-avc1-2',
    async () => world.files.append(world.title.folder, 'video-480-avc1-2', new Blob(['more'])),
  ],
  [
    'is a playlist',
    'video-480-avc1.m3u8',
    async () => world.files.removeFile(world.title.folder, 'video-480-avc1.m3u8'),
  ],
])('detects a part that %s, and fetches it again', async (_, file, damage) => {
  const before = (await world.film())?.bytes;
  await damage();
  expect(await world.read(file)).toBeNull();
  expect((await world.film())?.status).toBe('waiting');
  expect(await world.download()).toEqual({ end: 'saved' });
  expect(await world.wrongFiles()).toEqual([]);
  expect(await world.read(file)).not.toBeNull();
  expect((await world.film())?.bytes).toBe(before);
});

it('a damaged title that is paused stays paused', async () => {
  await world.records.change(world.title.key, () => ({ status: 'paused' }));
  await world.files.removeFile(world.title.folder, 'video-480-avc1-2');
  expect(await world.read('video-480-avc1-2')).toBeNull();
  expect((await world.film())?.status).toBe('paused');
});

it('detects that the browser has deleted all files', async () => {
  await world.files.removeFolder(world.title.folder);
  expect(await world.read('master.m3u8')).toBeNull();
  expect(await world.download()).toEqual({ end: 'saved' });
  expect(await world.wrongFiles()).toEqual([]);
});

it('the player of Parde accepts the files', () => {
  expectTypeOf<OfflineFiles>().toEqualTypeOf<LocalFiles>();
});
