import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openStorage, playbackOf, stubDevice, titleOf } from '../test-support/device.ts';
import { createDeviceWorld, stagesIn } from '../test-support/device-world.ts';
import { openDeviceFiles } from './files.ts';
import { createFiles } from './source.ts';

const { savedAt, position, isPositionSent, isAutomatic, ...fields } = titleOf(
  playbackOf([{ type: 'hls', url: 'kept://folder-1024/master.m3u8', codecs: 'avc1' }], {
    picture: { url: 'kept://folder-1024/picture' },
    subtitles: [{ language: { code: 'fa' }, url: 'kept://folder-1024/subtitles-0' }],
    thumbnails_url: null,
  }),
  { isPlanned: true, bytes: 5, expectedBytes: 7, addedAt: 1 },
);
/** A title as a release before this package has stored it. */
const old = {
  ...fields,
  status: 'kept',
  keptAt: 2,
  place: { seconds: 7, duration: 19, at: 3 },
  isPlaceSent: false,
  isByItself: true,
  word: { at: 4, isRefused: false, isOutdated: true },
};
const part = {
  title: old.key,
  index: 0,
  file: 'video-480-avc1-0',
  url: 'https://media.example/0.m4s',
  isExtra: false,
  range: null,
  fileBytes: null,
  bytes: 5,
};

beforeEach(() => {
  stubDevice();
});

/** Creates the database as that release did. */
async function createOldDatabase(titles: readonly object[], parts: readonly object[]) {
  const database = await openDB('offline', 2, {
    upgrade(created) {
      created.createObjectStore('keys');
      created.createObjectStore('titles', { keyPath: 'key' });
      const store = created.createObjectStore('parts', { keyPath: ['title', 'index'] });
      store.createIndex('file', ['title', 'file']);
    },
  });
  for (const title of titles) await database.put('titles', title);
  for (const one of parts) await database.put('parts', one);
  database.close();
}

/** Saves a title as that release did, with its files. */
async function saveAsBefore(titles: readonly object[]) {
  await createOldDatabase(titles, [part]);
  const files = await openDeviceFiles('offline');
  await files?.append(old.folder, part.file, new Blob(['video']));
  await files?.append(old.folder, 'master.m3u8', new Blob(['#EXTM3U']));
}

async function openNow() {
  const storage = await openStorage();
  onTestFinished(() => storage.records.close());
  return storage;
}

it('a title of an earlier release gets its new fields and addresses', async () => {
  await saveAsBefore([old]);
  const { records } = await openNow();
  expect(records.titles()).toEqual([
    {
      ...fields,
      status: 'saved',
      savedAt: 2,
      position: { seconds: 7, duration: 19, at: 3 },
      isPositionSent: false,
      isAutomatic: true,
      check: { at: 4, isRefused: false, isOutdated: true },
      playback: {
        ...fields.playback,
        sources: [{ type: 'hls', url: 'offline://folder-1024/master.m3u8', codecs: 'avc1' }],
        picture: { url: 'offline://folder-1024/picture' },
        subtitles: [{ language: { code: 'fa' }, url: 'offline://folder-1024/subtitles-0' }],
      },
    },
  ]);
});

it('its files are read at the new addresses', async () => {
  await saveAsBefore([old]);
  const { records, files } = await openNow();
  const [title] = records.titles();
  if (!title) throw new Error('The title is gone.');
  const source = createFiles({ records, files }, title);
  const address = title.playback.sources[0]?.url ?? '';
  expect(await (await source.read(address))?.text()).toBe('#EXTM3U');
  const video = address.replace('master.m3u8', part.file);
  expect(await (await source.read(video))?.text()).toBe('video');
});

it('a title that was not complete has the missing values, and its fetched parts', async () => {
  const { keptAt, place, isPlaceSent, isByItself, word, ...waiting } = old;
  await saveAsBefore([
    { ...waiting, status: 'waiting', keptAt: null, place: null, isPlaceSent: true },
  ]);
  const { records } = await openNow();
  const [title] = records.titles();
  expect(title).toMatchObject({
    status: 'waiting',
    savedAt: null,
    position: null,
    isPositionSent: true,
    isAutomatic: false,
  });
  expect(title).not.toHaveProperty('check');
  expect(await records.parts(old.key)).toEqual([part]);
});

it('a migrated title is not migrated again', async () => {
  await saveAsBefore([old]);
  const first = await openNow();
  const [before] = first.records.titles();
  first.records.close();
  const second = await openNow();
  expect(second.records.titles()).toEqual([before]);
});

it('the viewer’s key stays, so the viewer’s titles stay visible', async () => {
  await saveAsBefore([old]);
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await crypto.subtle.generateKey(algorithm, false, ['sign']);
  const database = await openDB('offline', 2);
  await database.put('keys', key, 'owner');
  database.close();
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('viewer'));
  const { records } = await openNow();
  expect(await records.signOwner('viewer')).toBe(Buffer.from(signature).toString('hex'));
});

it('a download that an earlier release has begun continues where it broke off', async () => {
  const world = createDeviceWorld();
  const server = world.stopAtSegments();
  const before = await world.openTab();
  await before.add(world.wanted());
  await server.isReached();
  await before.close();
  const { records } = await openStorage();
  const titles = records
    .titles()
    .map(({ savedAt, position, isPositionSent, isAutomatic, check, ...title }) => {
      const addresses = JSON.stringify(title.playback).replaceAll('offline://', 'kept://');
      const times = { keptAt: savedAt, place: position, isPlaceSent: isPositionSent };
      return { ...title, ...times, word: check, playback: JSON.parse(addresses) };
    });
  const parts = await records.parts(titles[0]?.key ?? '');
  records.close();

  vi.stubGlobal('indexedDB', new IDBFactory());
  await createOldDatabase(titles, parts);
  server.finish();
  const after = await world.openTab();
  await vi.waitFor(() => expect(stagesIn(after)).toEqual(['ready']));
  expect(world.segments()).toContainEqual(expect.objectContaining({ range: 'bytes=9000-' }));
  const sentTwice = Array.from(world.server.sent).filter(
    ([path, bytes]) => bytes > (world.server.files.get(path)?.size ?? 0),
  );
  expect(sentTwice).toEqual([]);
});
