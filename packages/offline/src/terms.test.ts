import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessOf } from './describe.ts';
import type { DeviceParts } from './device-parts.ts';
import type { OfflineTerms } from './playback.ts';
import { renewTerms } from './terms.ts';
import { openNewDevice, playbackOf, titleOf } from './test-support/device.ts';
import type { TitleRecord } from './title.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-27T12:00:00+03:30');
const endsIn = (ms: number) => new Date(now + ms).toISOString();

let device: DeviceParts;
/** The server's terms for each title. */
let termsById: Record<string, OfflineTerms | null>;
let calls: string[][];

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  termsById = {};
  calls = [];
  device = await openNewDevice({
    server: {
      getPlayback: async () => 'gone',
      async getTerms(titles) {
        calls.push(titles.map(({ id }) => id));
        return titles.flatMap((title) =>
          title.id in termsById ? [{ ...title, terms: termsById[title.id] ?? null }] : [],
        );
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const terms = (more: Partial<OfflineTerms> = {}): OfflineTerms => ({
  until: endsIn(30 * day),
  version: 'first',
  files: [],
  ...more,
});

async function addSavedTitle(id: string, more: Partial<TitleRecord> = {}, until = endsIn(day)) {
  await device.records.add([
    titleOf(playbackOf([], { id, offline: terms({ until }) }), {
      status: 'saved',
      isPlanned: true,
      savedAt: now - day,
      addedAt: now - day,
      ...more,
    }),
  ]);
}

function find(id: string) {
  const title = device.records.titles().find((one) => one.id === id);
  if (!title) throw new Error(`${id} is not saved.`);
  return title;
}

const accessTo = (id: string) =>
  accessOf(find(id), { now: device.clock.now(), latest: device.clock.latest() });

let reported: unknown[] = [];
beforeEach(() => {
  reported = [];
});

/** Returns the number of calls. */
async function renew() {
  const before = calls.length;
  await renewTerms({ ...device, onError: (error) => reported.push(error) });
  return calls.length - before;
}

it('one call updates the end of all saved titles, and marks titles that may no longer be saved', async () => {
  await addSavedTitle('1');
  await addSavedTitle('2', {}, endsIn(-day));
  await addSavedTitle('3');
  expect(accessTo('2')).toBe('expired');
  termsById = { 1: terms({ until: null }), 2: terms(), 3: null };
  await renew();
  expect(calls).toEqual([['1', '2', '3']]);
  expect(find('1').playback.offline?.until).toBeNull();
  expect(accessTo('2'), 'the subscription was renewed').toBe('open');
  expect(accessTo('3')).toBe('refused');
});

it('a refused title opens again, and a title that stopped because of the refusal continues', async () => {
  await addSavedTitle('1', { check: { at: now - day, isRefused: true, isOutdated: false } });
  await addSavedTitle('2', { status: 'failed', problem: 'refused', savedAt: null });
  await addSavedTitle('3', { status: 'failed', problem: 'full', savedAt: null });
  termsById = { 1: terms(), 2: terms(), 3: terms() };
  await renew();
  expect(accessTo('1')).toBe('open');
  expect(find('2')).toMatchObject({ status: 'waiting', problem: null });
  expect(find('3')).toMatchObject({ status: 'failed', problem: 'full' });
});

it('a saved title of an older version still plays, and is not fetched again automatically', async () => {
  await addSavedTitle('1');
  termsById = { 1: terms({ version: 'second' }) };
  await renew();
  expect(find('1')).toMatchObject({
    status: 'saved',
    playback: { offline: { version: 'first', until: endsIn(30 * day) } },
    check: { isOutdated: true },
  });
  termsById = { 1: terms() };
  vi.setSystemTime(now + 20 * minute);
  await renew();
  expect(find('1').check?.isOutdated).toBe(false);
});

it('terms are requested seldom, but sooner if the answer may change what plays', async () => {
  await addSavedTitle('1');
  termsById = { 1: terms() };
  await renew();
  vi.setSystemTime(now + 14 * minute);
  expect(await renew()).toBe(0);
  vi.setSystemTime(now + 15 * minute);
  expect(await renew()).toBe(1);

  termsById = { 1: null };
  vi.setSystemTime(now + day);
  await renew();
  vi.setSystemTime(now + day + minute - 1);
  expect(await renew()).toBe(0);
  vi.setSystemTime(now + day + minute);
  expect(await renew()).toBe(1);
  expect(calls).toHaveLength(4);
});

it('nothing changes if the server does not answer, or omits every title, which is reported', async () => {
  await addSavedTitle('1');
  const before = device.records.titles();
  await renew();
  expect(device.records.titles()).toEqual(before);
  expect(reported).toEqual([expect.any(TypeError)]);
  const getTerms = () => Promise.reject(new TypeError('Failed to fetch'));
  const server = { ...device.server, getTerms };
  await expect(renewTerms({ ...device, server })).rejects.toThrow();
  expect(device.records.titles()).toEqual(before);
});

it('a call requests at most 50 titles', async () => {
  for (let n = 0; n < 51; n += 1) await addSavedTitle(String(n));
  await renew();
  expect(calls.map(({ length }) => length)).toEqual([50, 1]);
});

it('no terms are requested for the titles of another viewer', async () => {
  await addSavedTitle('1', { owner: 'other' });
  await addSavedTitle('2');
  await renew();
  expect(calls).toEqual([['2']]);
});

it('a server without terms changes nothing', async () => {
  await addSavedTitle('1');
  const before = find('1');
  await renewTerms({ ...device, server: { getPlayback: async () => 'gone' } });
  expect(find('1')).toEqual(before);
});
