import { openDB } from 'idb';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStorage, playbackOf, stubDevice, titleOf } from '../test-support/device.ts';
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

/** Creates the database as that release did, and the files of the title. */
async function saveAsBefore(titles: readonly object[]) {
  const database = await openDB('offline', 2, {
    upgrade(created) {
      created.createObjectStore('keys');
      created.createObjectStore('titles', { keyPath: 'key' });
      const parts = created.createObjectStore('parts', { keyPath: ['title', 'index'] });
      parts.createIndex('file', ['title', 'file']);
    },
  });
  for (const title of titles) await database.put('titles', title);
  await database.put('parts', part);
  database.close();
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
