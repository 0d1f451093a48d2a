import { gigabyte } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfflineTitle } from '../offline-title.ts';
import { openNewDevice, playbackOf, titleOf } from '../test-support/device.ts';
import { createOfflineQuota, type OfflineQuota, withinLimit } from './offline-quota.ts';
import type { OfflineRecords } from './offline-records.ts';
import { changeOfflineSettings } from './offline-settings.ts';

const gib = (size: number) => size * gigabyte;
let records: OfflineRecords;
let offlineQuota: OfflineQuota;
/** The quota of the entire device for this site. */
let quota: number;

beforeEach(async () => {
  ({ records } = await openNewDevice());
  offlineQuota = createOfflineQuota(records);
  quota = gib(100);
  const estimate = async () => {
    // A browser takes a while to count.
    await records.titles();
    return { usage: 0, quota };
  };
  const storage = { estimate, persisted: async () => true };
  vi.stubGlobal('navigator', { storage });
});
afterEach(() => {
  changeOfflineSettings({ limit: null });
  records.close();
  vi.unstubAllGlobals();
});

async function add(id: string, changes: Partial<OfflineTitle> = {}): Promise<string> {
  const title = titleOf(playbackOf([], { id }), changes);
  await records.add(title);
  return title.key;
}

it('saved and expected bytes may fill the limit, and not exceed it', async () => {
  await add('1', { bytes: gib(3) });
  const key = await add('2', { bytes: gib(0.5), expectedBytes: gib(2) });
  changeOfflineSettings({ limit: 5 });
  expect(await offlineQuota.reserve(key, gib(1.5))).toBeNull();
  expect(await offlineQuota.reserve(key, gib(1.5) + 1)).toBe('limit');
  changeOfflineSettings({ limit: null });
  expect(await offlineQuota.reserve(key, gib(1.5) + 1)).toBeNull();
});

it('the reported free room is no more than the limit leaves', async () => {
  await add('1', { bytes: gib(3) });
  const free = async (device: number) => {
    const all = { used: 0, free: device, isPersisted: true };
    const bytes = (await records.titles()).reduce((sum, title) => sum + title.bytes, 0);
    return withinLimit(all, bytes).free;
  };
  expect(await free(gib(9))).toBe(gib(9));
  changeOfflineSettings({ limit: 5 });
  expect(await free(gib(9))).toBe(gib(2));
  expect(await free(gib(1))).toBe(gib(1));
  changeOfflineSettings({ limit: 2 });
  expect(await free(gib(9))).toBe(0);
});

it('two titles at once do not get the same room', async () => {
  const one = await add('1', { expectedBytes: gib(1) });
  const other = await add('2', { expectedBytes: gib(1.5) });
  changeOfflineSettings({ limit: 2 });
  expect(
    await Promise.all([offlineQuota.reserve(one, gib(1)), offlineQuota.reserve(other, gib(1.5))]),
  ).toEqual([null, 'limit']);
  offlineQuota.release(one);
  expect(await offlineQuota.reserve(other, gib(1.5))).toBeNull();
});

it('a background fetch of the browser has its room', async () => {
  const one = await add('1', { bytes: gib(0.2), expectedBytes: gib(1) });
  const other = await add('2', { expectedBytes: gib(1.5) });
  changeOfflineSettings({ limit: 2 });
  offlineQuota.count(one);
  expect(await offlineQuota.reserve(other, gib(1.5))).toBe('limit');
  offlineQuota.release(one);
  expect(await offlineQuota.reserve(other, gib(1.5))).toBeNull();
});

it('if a lower limit has room for one of two background fetches, one of them stays', async () => {
  const one = await add('1', { expectedBytes: gib(0.7) });
  const other = await add('2', { expectedBytes: gib(0.7) });
  offlineQuota.count(one);
  offlineQuota.count(other);
  expect(await Promise.all([offlineQuota.fits(one, 0), offlineQuota.fits(other, 0)])).toEqual([
    true,
    true,
  ]);
  changeOfflineSettings({ limit: 1 });
  expect(await Promise.all([offlineQuota.fits(one, 0), offlineQuota.fits(other, 0)])).toEqual([
    false,
    true,
  ]);
});

it('bytes that the browser fetches beyond the expected size count', async () => {
  const key = await add('1', { expectedBytes: gib(0.5) });
  offlineQuota.count(key);
  changeOfflineSettings({ limit: 1 });
  expect(await offlineQuota.fits(key, gib(1))).toBe(true);
  expect(await offlineQuota.fits(key, gib(1) + 1)).toBe(false);
});

it('if only one of two titles without room fits, only one waits again', async () => {
  const failed = { status: 'failed', problem: 'limit', expectedBytes: gib(0.7) } as const;
  await add('1', failed);
  await add('2', failed);
  changeOfflineSettings({ limit: 1 });
  await offlineQuota.resumeFitting();
  const statuses = (await records.titles()).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['failed', 'waiting']);
});

it('the last part of the device stays free', async () => {
  const key = await add('1');
  quota = gib(2);
  expect(await offlineQuota.reserve(key, gib(1.7))).toBeNull();
  expect(await offlineQuota.reserve(key, gib(2))).toBe('full');
});

it('a title that grows beyond its expected size stops at the limit', async () => {
  const key = await add('1', { bytes: gib(1), expectedBytes: gib(0.9) });
  changeOfflineSettings({ limit: 1 });
  expect(await offlineQuota.reserve(key, 0)).toBeNull();
  await records.change(key, () => ({ bytes: gib(1) + 1 }));
  expect(await offlineQuota.reserve(key, 0)).toBe('limit');
});

it('a title without room waits again once it fits, and no other failed title does', async () => {
  const failed = { status: 'failed', problem: 'limit' } as const;
  await add('1', { status: 'kept', bytes: gib(1) });
  await add('2', { ...failed, expectedBytes: gib(0.5) });
  await add('3', { ...failed, expectedBytes: gib(3) });
  await add('4', { status: 'failed', problem: 'full', expectedBytes: gib(0.5) });
  await add('5', { status: 'failed', problem: 'gone' });
  const statuses = async () => (await records.titles()).map(({ status }) => status);
  changeOfflineSettings({ limit: 1 });
  await offlineQuota.resumeFitting();
  expect(await statuses()).toEqual(['kept', 'failed', 'failed', 'failed', 'failed']);
  changeOfflineSettings({ limit: 2 });
  await offlineQuota.resumeFitting();
  expect(await statuses()).toEqual(['kept', 'waiting', 'failed', 'waiting', 'failed']);
});
