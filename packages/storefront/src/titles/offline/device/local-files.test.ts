import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestSaving, type TestSaving } from '../test-support/save-world.ts';
import { createLocalFiles } from './local-files.ts';

let world: TestSaving;
let damages: number;

beforeEach(async () => {
  world = await createTestSaving();
  damages = 0;
  await world.save();
  await world.records.change(world.title.key, () => ({ status: 'kept' }));
});
afterEach(() => {
  world.records.close();
  vi.unstubAllGlobals();
});

const read = async (file: string, folder = world.title.folder) => {
  const local = createLocalFiles(world.title, {
    records: world.records,
    files: world.files,
    onDamage: () => {
      damages += 1;
    },
  });
  return await local.read(`kept://${folder}/${file}`);
};

it('returns each file of the title, and no file of another title', async () => {
  const there = await world.server.files.get('/media/first/480/1.m4s')?.text();
  expect(await (await read('video-480-avc1-2'))?.text()).toBe(there);
  expect(await (await read('master.m3u8'))?.text()).toContain('video-480-avc1.m3u8');
  expect((await read('subtitles-0'))?.type).toBe('text/vtt');
  expect(await read('video-480-avc1-2', 'another')).toBeNull();
  expect(damages).toBe(0);
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
  expect(await read(file)).toBeNull();
  expect(damages).toBe(1);
  expect((await world.film())?.status).toBe('waiting');
  expect(await world.save()).toEqual({ end: 'kept' });
  expect(await world.wrongFiles()).toEqual([]);
  expect(await read(file)).not.toBeNull();
  expect((await world.film())?.bytes).toBe(before);
});

it('detects that the browser has deleted all files', async () => {
  await world.files.removeFolder(world.title.folder);
  expect(await read('master.m3u8')).toBeNull();
  expect(await world.save()).toEqual({ end: 'kept' });
  expect(await world.wrongFiles()).toEqual([]);
});
