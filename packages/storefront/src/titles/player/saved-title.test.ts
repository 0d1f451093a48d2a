import { expect, it } from 'vitest';
import { playbackOf, titleOf } from '../test-support/device.ts';
import { isForViewer, isOver, savedStage, shareOf } from './use-saved.ts';

const until = '2026-01-01T00:00:00+03:30';
const rated = (age_rating: 0 | 7 | 12 | null) =>
  titleOf(playbackOf([], { offline: { until: null, version: '1', files: [], age_rating } }));

it('kids see titles for their age, and no unrated titles', () => {
  const seen = [0, 7, 12, null] as const;
  expect(seen.filter((age) => isForViewer(rated(age), { kids: 7 }))).toEqual([0, 7]);
  expect(isForViewer(titleOf(playbackOf([], { offline: null })), { kids: 7 })).toBe(false);
  expect(seen.filter((age) => isForViewer(rated(age), {}))).toEqual([...seen]);
});

it('a title that may no longer be saved is over, and so is a title after its end', () => {
  const word = { at: 0, isRefused: true, isOutdated: false };
  expect(isOver({ ...rated(0), word })).toBe(true);
  expect(isOver({ ...rated(0), problem: 'refused' })).toBe(true);
  expect(isOver({ ...rated(0), problem: 'full' })).toBe(false);
  const offline = { until, version: '1', files: [], age_rating: null };
  expect(isOver(titleOf(playbackOf([], { offline })))).toBe(true);
});

it('a title is saved once it was complete, and counts as absent when it is over', () => {
  const title = rated(0);
  const complete = { ...title, isPlanned: true, keptAt: 1, status: 'kept' } as const;
  expect(savedStage(complete)).toBe('kept');
  expect(savedStage({ ...complete, status: 'waiting', bytes: 5 }), 'a part is fetched again').toBe(
    'kept',
  );
  const word = { at: 0, isRefused: true, isOutdated: false };
  expect(savedStage({ ...complete, word })).toBeUndefined();
  expect(savedStage(title)).toBe('waiting');
  expect(savedStage({ ...title, bytes: 5 })).toBe('running');
  expect(savedStage({ ...title, bytes: 5, status: 'paused' })).toBe('paused');
});

it('the share never reaches 1, because the expected size is an estimate', () => {
  expect(shareOf({ ...rated(0), bytes: 50, expectedBytes: 200 })).toBe(0.25);
  expect(shareOf({ ...rated(0), bytes: 300, expectedBytes: 200 })).toBe(0.99);
  expect(shareOf({ ...rated(0), bytes: 300 })).toBe(0);
});
