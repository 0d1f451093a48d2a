import { beforeEach, expect, it, vi } from 'vitest';
import type { Records } from '../storage/records.ts';
import { type createLimits, openNewDevice, playbackOf, titleOf } from '../test-support/device.ts';
import type { TitleRecord } from '../title.ts';
import { createQuota, type DownloadQuota } from './quota.ts';

const gib = (size: number) => size * 2 ** 30;
let records: Records;
let quota: DownloadQuota;
let limits: ReturnType<typeof createLimits>;
/** The bytes of the entire device for this site. */
let deviceBytes: number;

beforeEach(async () => {
  const device = await openNewDevice();
  ({ records, limits } = device);
  quota = createQuota(device);
  deviceBytes = gib(100);
  const estimate = async () => {
    // A browser takes a while to count.
    await new Promise(setImmediate);
    return { usage: 0, quota: deviceBytes };
  };
  const storage = { estimate, persisted: async () => true };
  vi.stubGlobal('navigator', { storage });
});

const limitTo = (size: number | null) => limits.change({ bytes: size === null ? null : gib(size) });

async function add(id: string, changes: Partial<TitleRecord> = {}): Promise<string> {
  const title = titleOf(playbackOf([], { id }), changes);
  await records.add([title]);
  return title.key;
}

it('saved and expected bytes may fill the limit, and not exceed it', async () => {
  await add('1', { bytes: gib(3) });
  const key = await add('2', { bytes: gib(0.5), expectedBytes: gib(2) });
  limitTo(5);
  expect(await quota.reserve(key, gib(1.5))).toBeNull();
  expect(await quota.reserve(key, gib(1.5) + 1)).toBe('limit');
  limitTo(null);
  expect(await quota.reserve(key, gib(1.5) + 1)).toBeNull();
});

it('two titles at once do not get the same room', async () => {
  const one = await add('1', { expectedBytes: gib(1) });
  const other = await add('2', { expectedBytes: gib(1.5) });
  limitTo(2);
  expect(await Promise.all([quota.reserve(one, gib(1)), quota.reserve(other, gib(1.5))])).toEqual([
    null,
    'limit',
  ]);
  quota.release(one);
  expect(await quota.reserve(other, gib(1.5))).toBeNull();
});

it('a reservation that fails does not prevent the next one', async () => {
  const key = await add('1');
  const error = new Error('The database is closed.');
  vi.spyOn(records, 'titles').mockImplementationOnce(() => {
    throw error;
  });
  await expect(quota.reserve(key, 1)).rejects.toBe(error);
  expect(await quota.reserve(key, 1)).toBeNull();
});

it('a background fetch of the browser has its room', async () => {
  const one = await add('1', { bytes: gib(0.2), expectedBytes: gib(1) });
  const other = await add('2', { expectedBytes: gib(1.5) });
  limitTo(2);
  quota.count(one);
  expect(await quota.reserve(other, gib(1.5))).toBe('limit');
  quota.release(one);
  expect(await quota.reserve(other, gib(1.5))).toBeNull();
});

it('if a lower limit has room for one of two background fetches, one of them stays', async () => {
  const one = await add('1', { expectedBytes: gib(0.7) });
  const other = await add('2', { expectedBytes: gib(0.7) });
  quota.count(one);
  quota.count(other);
  expect(await Promise.all([quota.fits(one, 0), quota.fits(other, 0)])).toEqual([true, true]);
  limitTo(1);
  expect(await Promise.all([quota.fits(one, 0), quota.fits(other, 0)])).toEqual([false, true]);
});

it('bytes that the browser fetches beyond the expected size count', async () => {
  const key = await add('1', { expectedBytes: gib(0.5) });
  quota.count(key);
  limitTo(1);
  expect(await quota.fits(key, gib(1))).toBe(true);
  expect(await quota.fits(key, gib(1) + 1)).toBe(false);
});

it('if only one of two titles without room fits, only one waits again', async () => {
  const failed = { status: 'failed', problem: 'limit', expectedBytes: gib(0.7) } as const;
  await add('1', failed);
  await add('2', failed);
  limitTo(1);
  await quota.resumeFitting();
  const statuses = records.titles().map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['failed', 'waiting']);
});

it('the last part of the device stays free', async () => {
  const key = await add('1');
  deviceBytes = gib(2);
  expect(await quota.reserve(key, gib(1.7))).toBeNull();
  expect(await quota.reserve(key, gib(2))).toBe('full');
});

it('a title that grows beyond its expected size stops at the limit', async () => {
  const key = await add('1', { bytes: gib(1), expectedBytes: gib(0.9) });
  limitTo(1);
  expect(await quota.reserve(key, 0)).toBeNull();
  await records.change(key, () => ({ bytes: gib(1) + 1 }));
  expect(await quota.reserve(key, 0)).toBe('limit');
});

it('a title without room waits again once it fits, and no other failed title does', async () => {
  const failed = { status: 'failed', problem: 'limit' } as const;
  await add('1', { status: 'saved', bytes: gib(1) });
  await add('2', { ...failed, expectedBytes: gib(0.5) });
  await add('3', { ...failed, expectedBytes: gib(3) });
  await add('4', { status: 'failed', problem: 'full', expectedBytes: gib(0.5) });
  await add('5', { status: 'failed', problem: 'gone' });
  const statuses = () => records.titles().map(({ status }) => status);
  limitTo(1);
  await quota.resumeFitting();
  expect(statuses()).toEqual(['saved', 'failed', 'failed', 'failed', 'failed']);
  limitTo(2);
  await quota.resumeFitting();
  expect(statuses()).toEqual(['saved', 'waiting', 'failed', 'waiting', 'failed']);
});
