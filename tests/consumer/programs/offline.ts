import assert from 'node:assert/strict';
import {
  createOfflineDevice,
  type OfflineDevice,
  type OfflinePlayback,
  type OfflineServer,
  openOfflineStorage,
  titlesAtOnce,
} from '@parde/offline';

interface Film extends OfflinePlayback {
  readonly name: string;
}

const film: Film = {
  content_type: 'movie',
  id: '1024',
  name: 'شب بلند',
  sources: [{ type: 'hls', url: '/1024/master.m3u8' }],
};
const server: OfflineServer<Film> = {
  getPlayback: async ({ id }) => (id === film.id ? film : 'gone'),
};

// A server renders the page without titles.
const storage = await openOfflineStorage<Film>();
assert.equal(storage, null);

const open = (): OfflineDevice<Film> | null => storage && createOfflineDevice({ storage, server });
assert.equal(open(), null);
const names = (device: OfflineDevice<Film>) => device.list().map(({ playback }) => playback.name);
assert.equal(typeof names, 'function');
const stages = (device: OfflineDevice<Film>) =>
  device.list().map((title) => device.describe(title)?.stage === 'ready');
assert.equal(typeof stages, 'function');

// @ts-expect-error a server has `getPlayback`
const empty: OfflineServer<Film> = {};
assert.deepEqual(empty, {});
assert.equal(await server.getPlayback({ content_type: 'movie', id: '7' }), 'gone');

console.log(`${titlesAtOnce} titles at once`);
