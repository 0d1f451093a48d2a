import type { OfflineTerms, TitleOfflineTerms } from '@parde/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { correctClock, latestTime, setClockOffset, setLatestTime } from './device/device-clock.ts';
import type { OfflineRecords } from './device/offline-records.ts';
import type { OfflineTitle } from './offline-title.ts';
import { accessOf, isOver } from './react/use-saved.ts';
import { renewTerms } from './renew-terms.ts';
import { openNewDevice, playbackOf, titleOf } from './test-support/device.ts';
import { createStorage } from './test-support/storage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-27T12:00:00+03:30');
const endsIn = (ms: number) => new Date(now + ms).toISOString();

let records: OfflineRecords;
/** The server's terms for each title. */
let termsById: Record<string, OfflineTerms | null>;
let calls: string[][];

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('localStorage', createStorage());
  ({ records } = await openNewDevice());
  setClockOffset(0);
  termsById = {};
  calls = [];
});
afterEach(() => {
  records.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const terms = (more: Partial<OfflineTerms> = {}): OfflineTerms => ({
  until: endsIn(30 * day),
  version: 'first',
  files: [],
  age_rating: 12,
  ...more,
});

async function addSavedTitle(id: string, more: Partial<OfflineTitle> = {}, until = endsIn(day)) {
  await records.add(
    titleOf(playbackOf([], { id, offline: terms({ until }) }), {
      status: 'kept',
      isPlanned: true,
      keptAt: now - day,
      addedAt: now - day,
      ...more,
    }),
  );
}

const renew = async () =>
  await renewTerms(await records.titles(), {
    records,
    fetchTerms: async (titles) => {
      calls.push(titles.map(({ id }) => id));
      return titles.flatMap(({ content_type, id }): TitleOfflineTerms[] =>
        id in termsById ? [{ content_type, id, terms: termsById[id] ?? null }] : [],
      );
    },
  });

const find = async (id: string) => {
  const title = (await records.titles()).find((one) => one.id === id);
  if (!title) throw new Error(`${id} is not kept.`);
  return title;
};

it('one call updates the end of all saved titles, and marks titles that may no longer be saved', async () => {
  await addSavedTitle('1');
  await addSavedTitle('2', {}, endsIn(-day));
  await addSavedTitle('3');
  expect(accessOf(await find('2'))).toBe('ended');
  termsById = { 1: terms({ until: null }), 2: terms(), 3: null };
  expect(await renew()).toBe(true);
  expect(calls).toEqual([['1', '2', '3']]);
  expect((await find('1')).playback.offline?.until).toBeNull();
  expect(accessOf(await find('2')), 'the subscription was renewed').toBe('open');
  expect(accessOf(await find('3'))).toBe('refused');
});

it('a refused title opens again, and a title that stopped because of the refusal continues', async () => {
  await addSavedTitle('1', { word: { at: now - day, isRefused: true, isOutdated: false } });
  await addSavedTitle('2', { status: 'failed', problem: 'refused', keptAt: null });
  await addSavedTitle('3', { status: 'failed', problem: 'full', keptAt: null });
  termsById = { 1: terms(), 2: terms(), 3: terms() };
  await renew();
  expect(accessOf(await find('1'))).toBe('open');
  expect(await find('2')).toMatchObject({ status: 'waiting', problem: null });
  expect(await find('3')).toMatchObject({ status: 'failed', problem: 'full' });
});

it('a saved title of an older version still plays, and is not fetched again automatically', async () => {
  await addSavedTitle('1');
  termsById = { 1: terms({ version: 'second' }) };
  await renew();
  expect(await find('1')).toMatchObject({
    status: 'kept',
    playback: { offline: { version: 'first', until: endsIn(30 * day) } },
    word: { isOutdated: true },
  });
  termsById = { 1: terms() };
  vi.setSystemTime(now + 20 * minute);
  await renew();
  expect((await find('1')).word?.isOutdated).toBe(false);
});

it('terms are requested seldom, but sooner if the answer may change what plays', async () => {
  await addSavedTitle('1');
  termsById = { 1: terms() };
  await renew();
  vi.setSystemTime(now + 14 * minute);
  expect(await renew()).toBe(false);
  vi.setSystemTime(now + 15 * minute);
  expect(await renew()).toBe(true);

  termsById = { 1: null };
  vi.setSystemTime(now + day);
  await renew();
  vi.setSystemTime(now + day + minute - 1);
  expect(await renew()).toBe(false);
  vi.setSystemTime(now + day + minute);
  expect(await renew()).toBe(true);
  expect(calls).toHaveLength(4);
});

it('nothing changes if the server does not answer, or omits a title', async () => {
  await addSavedTitle('1');
  const before = await records.titles();
  await renew();
  expect(await records.titles()).toEqual(before);
  const fetchTerms = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(renewTerms(before, { records, fetchTerms })).rejects.toThrow();
  expect(await records.titles()).toEqual(before);
});

it('a call requests no more titles than the contract allows', async () => {
  for (let n = 0; n < 51; n += 1) await addSavedTitle(String(n));
  await renew();
  expect(calls.map(({ length }) => length)).toEqual([50, 1]);
});

it('a clock that was ahead and is right again ends nothing once the server has sent the time', async () => {
  setLatestTime(now + 100 * day);
  const word = { at: now + 95 * day, isRefused: false, isOutdated: false };
  await addSavedTitle('1', { keptAt: now + 90 * day, word });
  expect(accessOf(await find('1'))).toBe('clock');
  const titles = await records.titles();
  expect(await correctClock(titles, { records, fetchTime: async () => null })).toBe(false);
  expect(await correctClock(titles, { records, fetchTime: async () => now })).toBe(true);
  expect(accessOf(await find('1'))).toBe('open');
  const fetchTime = () => Promise.reject(new Error('It is right by now.'));
  expect(await correctClock(await records.titles(), { records, fetchTime })).toBe(false);
});

it('a clock that is set back opens nothing until the server has sent the time', async () => {
  setLatestTime(now + day / 2);
  await addSavedTitle('1');
  await addSavedTitle('2', {}, endsIn(day / 2 + minute));
  const accesses = async () => [accessOf(await find('1')), accessOf(await find('2'))];
  const titles = await records.titles();
  expect(await correctClock(titles, { records, fetchTime: async () => null })).toBe(false);
  expect(await accesses()).toEqual(['clock', 'clock']);
  const fetchTime = async () => now + day / 2 + minute;
  expect(await correctClock(titles, { records, fetchTime })).toBe(true);
  expect(await accesses()).toEqual(['open', 'ended']);
});

it('a clock that is ahead ends nothing once the server has sent the time', async () => {
  await addSavedTitle('1');
  vi.setSystemTime(now + 30 * day);
  expect(accessOf(await find('1'))).toBe('ended');
  const correct = async (time: number) =>
    await correctClock(await records.titles(), { records, fetchTime: async () => time });
  expect(await correct(now)).toBe(true);
  expect(accessOf(await find('1'))).toBe('open');
  expect(latestTime()).toBe(now);
  termsById = { 1: terms({ until: endsIn(2 * day) }) };
  await renew();
  expect((await find('1')).word?.at).toBe(now);

  vi.setSystemTime(now + minute);
  expect(await correct(now + minute), 'the clock is right again').toBe(true);
  expect(accessOf(await find('1'))).toBe('open');
});

it('a title saved while the clock was ahead is not shown as ended at a future time', async () => {
  await addSavedTitle('1');
  vi.setSystemTime(now + 30 * day);
  expect(accessOf(await find('1'))).toBe('ended');
  vi.setSystemTime(now);
  expect(accessOf(await find('1'))).toBe('clock');
  expect(isOver(await find('1'))).toBe(false);
});
