import { beforeEach, expect, it, vi } from 'vitest';
import { openStorage, playbackOf, stubDevice, titleOf } from '../test-support/device.ts';
import { readDeviceSpace, requestPersistence } from './space.ts';
import { openOfflineStorage } from './storage.ts';

const mebibyte = 1_048_576;

beforeEach(() => {
  stubDevice();
});

it('two names have separate titles, files and times', async () => {
  const [one, other] = [await openStorage('one'), await openStorage('other')];
  await one.records.add([titleOf(playbackOf([]))]);
  await one.files.append('folder', 'video', new Blob(['1']));
  expect(other.records.titles()).toEqual([]);
  expect(await other.files.folders()).toEqual([]);
  expect(one.clockKey).not.toBe(other.clockKey);
  for (const { records } of [one, other]) records.close();
});

it('there is no storage if the browser has no locks, or denies files or records', async () => {
  const open = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  expect(await openOfflineStorage()).toBeNull();
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('FileSystemFileHandle', undefined);
  expect(await openOfflineStorage()).toBeNull();
  stubDevice();
  vi.stubGlobal('navigator', { storage: navigator.storage });
  expect(await openOfflineStorage()).toBeNull();
});

it('the free room leaves something for the pages of the site', async () => {
  const storage = {
    estimate: async () => ({ usage: 100, quota: 1000 * mebibyte }),
    persisted: async () => true,
  };
  vi.stubGlobal('navigator', { storage });
  const free = 800 * mebibyte - 100;
  expect(await readDeviceSpace()).toEqual({ used: 100, free, isPersisted: true });
  storage.estimate = async () => ({ usage: 100, quota: 100 * mebibyte });
  expect((await readDeviceSpace())?.free).toBe(0);
});

it('the room is unknown if the browser does not report it', async () => {
  for (const estimate of [async () => ({ usage: 1 }), () => Promise.reject(new Error('denied'))]) {
    vi.stubGlobal('navigator', { storage: { estimate, persisted: async () => true } });
    expect(await readDeviceSpace()).toBeNull();
  }
});

it('the browser is asked once not to delete the titles by itself', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
  expect(await requestPersistence()).toBe(true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => true, persist } });
  expect(await requestPersistence()).toBe(true);
  expect(persist).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', {});
  expect(await requestPersistence()).toBe(false);
});
