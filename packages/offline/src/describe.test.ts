import { describe, expect, it, vi } from 'vitest';
import { accessOf, createDescriber, describeRecord } from './describe.ts';
import type { PauseReason } from './download/pause-reason.ts';
import { openNewDevice, playbackOf, titleOf } from './test-support/device.ts';
import { createDeviceWorld, stagesIn } from './test-support/device-world.ts';
import type { SaveProblem, TitleRecord } from './title.ts';

const hour = 3_600_000;
const until = '2026-12-01T00:00:00+03:30';
const end = Date.parse(until);
const check = { at: 0, isRefused: false, isOutdated: false };

/** Facts of a title that is being fetched, with a connection. */
const facts = { turn: 0, pauseReason: null, coming: 0, now: 0, latest: 0 };

const titleUntil = (time: string | null, more: Partial<TitleRecord> = {}) =>
  titleOf(playbackOf([], { offline: { until: time, version: 'first', files: [] } }), more);

const complete = { status: 'saved', isPlanned: true, savedAt: 1, bytes: 300 } as const;

describe('access to a complete title', () => {
  it.each([
    ['is open before its end', until, end - 1, end - 9 * hour, 'open'],
    ['has expired at its end', until, end, end - 9 * hour, 'expired'],
    [
      'depends on the clock if the device was past the end before its clock was set, back or right',
      until,
      end - 0.5 * hour,
      end,
      'clock',
    ],
    ['depends on the clock if it was set back', until, end - 9 * hour, end - 7 * hour, 'clock'],
    [
      'is open if the clock was corrected a little',
      until,
      end - 9 * hour,
      end - 8.5 * hour,
      'open',
    ],
    ['is open without an end, whatever the clock shows', null, 0, end, 'open'],
    ['has expired if its end cannot be read', 'soon', 0, 0, 'expired'],
  ] as const)('%s', (_, time, now, latest, access) => {
    expect(accessOf(titleUntil(time, complete), { now, latest })).toBe(access);
  });

  it('compares the clock with the times at which the title was saved and checked', () => {
    const times = { now: end - 9 * hour, latest: 0 };
    expect(accessOf(titleUntil(until, { ...complete, savedAt: end }), times)).toBe('clock');
    const checked = { ...complete, check: { ...check, at: end } };
    expect(accessOf(titleUntil(until, checked), times)).toBe('clock');
  });

  it('is refused if the server does not allow it any more, unless it has expired as well', () => {
    const refused = { ...complete, check: { ...check, isRefused: true } };
    expect(accessOf(titleUntil(null, refused), facts)).toBe('refused');
    expect(accessOf(titleUntil(null, { ...complete, problem: 'refused' }), facts)).toBe('refused');
    expect(accessOf(titleUntil(until, refused), { now: end, latest: end })).toBe('expired');
  });
});

describe('a title is described', () => {
  const none = { play: false, pause: false, resume: false, retry: false, renew: false };
  const describeTitle = (
    title: Partial<TitleRecord>,
    more: Partial<Parameters<typeof describeRecord>[1]> = {},
    time: string | null = null,
  ) => {
    const { stage, reason, can } = describeRecord(titleUntil(time, title), { ...facts, ...more });
    return { stage, reason, can };
  };

  it.each([
    ['running', 0],
    ['running', 1],
    ['queued', 2],
  ] as const)('as %s at position %i of the queue', (stage, turn) => {
    const can = { ...none, pause: true };
    expect(describeTitle({ status: 'waiting' }, { turn })).toEqual({ stage, reason: null, can });
  });

  it.each(['connection', 'wifi', 'hours'] as const)('as waiting for the %s', (reason) => {
    const can = { ...none, pause: true };
    const described = describeTitle({ status: 'waiting' }, { pauseReason: reason });
    expect(described).toEqual({ stage: 'waiting', reason, can });
  });

  it('as paused, whatever else prevents it', () => {
    const can = { ...none, resume: true };
    const described = describeTitle({ status: 'paused', bytes: 5 }, { pauseReason: 'connection' });
    expect(described).toEqual({ stage: 'paused', reason: null, can });
  });

  it.each(['refused', 'gone', 'unplayable', 'full', 'limit'] as const)(
    'as failed with the reason %s',
    (problem: SaveProblem) => {
      const can = { ...none, retry: true };
      const described = describeTitle({ status: 'failed', problem });
      expect(described).toEqual({ stage: 'failed', reason: problem, can });
    },
  );

  it.each([
    ['nothing', complete, null, { ...none, play: true }],
    ['a damaged part', { ...complete, status: 'waiting' }, 'damaged', { ...none, play: true }],
    [
      'a damaged part and a pause',
      { ...complete, status: 'paused' },
      'damaged',
      { ...none, play: true, resume: true },
    ],
    [
      'a damaged part that the device has no room for',
      { ...complete, status: 'failed', problem: 'full' },
      'full',
      { ...none, play: true, retry: true },
    ],
    [
      'a newer version on the server',
      { ...complete, check: { ...check, isOutdated: true } },
      'outdated',
      { ...none, play: true, renew: true },
    ],
  ] as const)('as ready, with %s', (_, title, reason, can) => {
    expect(describeTitle(title)).toEqual({ stage: 'ready', reason, can });
  });

  it.each([
    ['expired', {}, { now: end }],
    ['clock', {}, { now: end - 9 * hour, latest: end }],
    ['refused', { check: { ...check, isRefused: true } }, {}],
  ] as const)('as ended with the reason %s', (reason, title, more) => {
    const described = describeTitle({ ...complete, ...title }, more, until);
    expect(described).toEqual({ stage: 'ended', reason, can: none });
  });
});

describe('the size of a title', () => {
  const files = [
    { height: 360, size_bytes: 100 },
    { height: 720, size_bytes: 400 },
  ];
  const sizeOf = (title: Partial<TitleRecord>, coming = 0) => {
    const playback = playbackOf([], { offline: { files } });
    const made = describeRecord(titleOf(playback, title), { ...facts, coming });
    return [made.bytes, made.expectedBytes, made.share];
  };
  const choice = (height: number | null) => ({ height, sound: null, subtitles: [] });

  it('is known from the terms before anything is fetched', () => {
    expect(sizeOf({ choice: choice(480) })).toEqual([0, 100, 0]);
    expect(sizeOf({ choice: choice(720) })).toEqual([0, 400, 0]);
    expect(sizeOf({ choice: choice(null) })).toEqual([0, 400, 0]);
    expect(sizeOf({ choice: choice(240) })).toEqual([0, 100, 0]);
    expect(describeRecord(titleUntil(null), facts).expectedBytes).toBeNull();
  });

  it('includes the bytes that the browser has fetched in the background', () => {
    expect(sizeOf({ bytes: 50, expectedBytes: 200 })).toEqual([50, 200, 0.25]);
    expect(sizeOf({ bytes: 50, expectedBytes: 200 }, 50)).toEqual([100, 200, 0.5]);
  });

  it('is an estimate until the title is complete, so the share does not reach 1 before', () => {
    expect(sizeOf({ bytes: 300, expectedBytes: 200 })).toEqual([300, 200, 0.99]);
    expect(sizeOf({ ...complete, expectedBytes: 200 })).toEqual([300, 300, 1]);
  });
});

describe('the same description is returned until something changes', () => {
  it('in one of its facts', async () => {
    const device = await openNewDevice();
    const { records } = device;
    let coming = 0;
    let pauseReason: PauseReason | null = null;
    const describeTitle = createDescriber({
      ...device,
      coming: () => coming,
      isDelayed: () => false,
      pauseReason: () => pauseReason,
    });
    const [one, other] = ['1', '2'].map((id) => titleOf(playbackOf([], { id })));
    if (!one || !other) throw new Error('There are two.');
    await records.add([one, other]);
    let last: unknown;
    const isNew = () => {
      const title = records.known(one.key);
      const before = last;
      last = title && describeTitle(title);
      return last !== before;
    };
    expect(isNew()).toBe(true);
    expect(isNew()).toBe(false);
    await records.change(other.key, () => ({ status: 'paused' }));
    await records.change(one.key, () => ({ isPositionSent: false }));
    expect(isNew(), 'it does not depend on that').toBe(false);
    coming = 5;
    expect(isNew()).toBe(true);
    pauseReason = 'wifi';
    expect(isNew()).toBe(true);
    await records.change(one.key, () => ({ bytes: 7 }));
    expect(isNew()).toBe(true);
    expect(isNew()).toBe(false);
  });

  it('in its position among the waiting titles of the viewer', async () => {
    const world = createDeviceWorld();
    const other = await world.openTab({ owner: 'other', mayDownload: false });
    await other.add(...['7', '8', '9'].map(world.wanted));
    const tab = await world.openTab({ mayDownload: false });
    await tab.add(...['1', '2', '3'].map(world.wanted));
    expect(stagesIn(tab)).toEqual(['running', 'running', 'queued']);
    const [foreign] = tab.listOf(['other']);
    expect(foreign && tab.describe(foreign)?.stage, 'this tab never fetches it').toBe('queued');
    const [first, , third] = tab.list();
    if (!first || !third) throw new Error('There are three.');
    await tab.pause(first.key);
    expect(stagesIn(tab)).toEqual(['paused', 'running', 'running']);
    await tab.reorder(third.key, 'first');
    await tab.resume(first.key);
    expect(stagesIn(tab)).toEqual(['running', 'running', 'queued']);
  });

  it('in the time that the title may still be watched', async () => {
    vi.useFakeTimers({ now: end - hour, toFake: ['Date'] });
    try {
      const device = await openNewDevice();
      const describeTitle = createDescriber({
        ...device,
        coming: () => 0,
        isDelayed: () => false,
        pauseReason: () => null,
      });
      const title = titleUntil(until, complete);
      const before = describeTitle(title);
      expect(before.stage).toBe('ready');
      vi.setSystemTime(end - 1);
      expect(describeTitle(title)).toBe(before);
      vi.setSystemTime(end + 1000);
      expect(describeTitle(title)).toMatchObject({ stage: 'ended', reason: 'expired' });
    } finally {
      vi.useRealTimers();
    }
  });
});
