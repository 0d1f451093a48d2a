import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock, type DeviceClock } from './clock.ts';
import { accessOf } from './describe.ts';
import type { Records } from './storage/records.ts';
import { openNewDevice, playbackOf, titleOf } from './test-support/device.ts';
import type { TitleRecord } from './title.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-27T12:00:00+03:30');
const endsIn = (ms: number) => new Date(now + ms).toISOString();
const key = 'offlineLatest';

let records: Records;
let clock: DeviceClock;

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  ({ records, clock } = await openNewDevice());
});
afterEach(() => {
  vi.useRealTimers();
});

/** The device has shown this time before. */
function startAfter(time: number): void {
  localStorage.setItem(key, String(time));
  clock = createClock(key);
}

async function addSavedTitle(id: string, more: Partial<TitleRecord> = {}, until = endsIn(day)) {
  const playback = playbackOf([], { id, offline: { until, version: 'first', files: [] } });
  const title = titleOf(playback, { status: 'saved', isPlanned: true, savedAt: now - day });
  await records.add([{ ...title, ...more }]);
}

const accesses = () =>
  records.titles().map((title) => accessOf(title, { now: clock.now(), latest: clock.latest() }));

const correct = (getTime: () => Promise<number | null>) =>
  clock.correct(records.titles(), {
    records,
    server: { getPlayback: async () => 'gone', getTime },
  });

it('a clock that was ahead and is right again ends nothing once the server has sent the time', async () => {
  startAfter(now + 100 * day);
  const check = { at: now + 95 * day, isRefused: false, isOutdated: false };
  await addSavedTitle('1', { savedAt: now + 90 * day, check });
  expect(accesses()).toEqual(['clock']);
  expect(await correct(async () => null)).toBe(false);
  expect(await correct(async () => now)).toBe(true);
  expect(accesses()).toEqual(['open']);
  const getTime = vi.fn(async () => now);
  expect(await correct(getTime)).toBe(false);
  expect(getTime, 'the clock is right by now').not.toHaveBeenCalled();
});

it('a clock that is set back opens nothing until the server has sent the time', async () => {
  startAfter(now + day / 2);
  await addSavedTitle('1');
  await addSavedTitle('2', {}, endsIn(day / 2 + minute));
  expect(await correct(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  expect(accesses()).toEqual(['clock', 'clock']);
  expect(await correct(async () => now + day / 2 + minute)).toBe(true);
  expect(accesses()).toEqual(['open', 'expired']);
});

it('a clock that is ahead ends nothing once the server has sent the time', async () => {
  await addSavedTitle('1');
  vi.setSystemTime(now + 30 * day);
  expect(accesses()).toEqual(['expired']);
  expect(await correct(async () => now)).toBe(true);
  expect(accesses()).toEqual(['open']);
  expect(clock.latest()).toBe(now);

  vi.setSystemTime(now + minute);
  expect(await correct(async () => now + minute), 'the clock is right again').toBe(true);
  expect(clock.now()).toBe(now + minute);
  expect(accesses()).toEqual(['open']);
});

it('a title that was saved while the clock was ahead is not shown as expired at a future time', async () => {
  await addSavedTitle('1');
  vi.setSystemTime(now + 30 * day);
  expect(accesses()).toEqual(['expired']);
  vi.setSystemTime(now);
  expect(accesses()).toEqual(['clock']);
});

it('the latest time is stored at most once a minute, and follows the time of another tab', () => {
  const setItem = vi.spyOn(localStorage, 'setItem');
  clock.latest();
  vi.setSystemTime(now + minute - 1);
  expect(clock.latest()).toBe(now + minute - 1);
  expect(setItem).toHaveBeenCalledTimes(1);
  localStorage.setItem(key, String(now + day));
  vi.setSystemTime(now + minute);
  expect(clock.latest()).toBe(now + day);
  vi.setSystemTime(now + 2 * minute);
  expect(clock.latest()).toBe(now + day);
});

it('blocked local storage remembers no time, and the clock still works', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  clock = createClock(key);
  expect(clock.latest()).toBe(now);
  vi.setSystemTime(now + day);
  expect(clock.latest()).toBe(now + day);
});
