import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginLoading, loadingBarStore, trackLoading } from './loading-bar-store.ts';

const loadingPhase = () => loadingBarStore.getState().phase;

const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  pass(10_000);
  expect(loadingPhase()).toBe('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('appears after 200 ms, fills up at the end, and disappears 500 ms later', () => {
  const finish = beginLoading();
  pass(199);
  expect(loadingPhase()).toBe('waiting');
  pass(1);
  expect(loadingPhase()).toBe('running');
  pass(60_000);
  expect(loadingPhase()).toBe('running');
  finish();
  expect(loadingPhase()).toBe('full');
  pass(499);
  expect(loadingPhase()).toBe('full');
  pass(1);
  expect(loadingPhase()).toBe('hidden');
});

it('never appears for quick work', () => {
  const phases: string[] = [];
  const stop = loadingBarStore.subscribe(() => phases.push(loadingPhase()));
  const finish = beginLoading();
  pass(199);
  finish();
  pass(1000);
  stop();
  expect(phases).toEqual(['waiting', 'hidden']);
});

it('notifies its listeners only of changed phases', () => {
  const notified = vi.fn();
  const stop = loadingBarStore.subscribe(notified);
  const finish = beginLoading();
  pass(9000);
  finish();
  pass(1000);
  stop();
  expect(notified).toHaveBeenCalledTimes(4);
});

it('is a single bar for overlapping work, and counts each end once', () => {
  const [one, two] = [beginLoading(), beginLoading()];
  pass(300);
  one();
  one();
  expect(loadingPhase()).toBe('running');
  two();
  expect(loadingPhase()).toBe('full');
});

it('ends when the work succeeds or fails', async () => {
  let fail = (_why: Error) => {};
  const work = new Promise((_resolve, reject) => {
    fail = reject;
  });
  const tracked = trackLoading(work);
  pass(300);
  expect(loadingPhase()).toBe('running');
  fail(new Error('gone'));
  await expect(tracked).rejects.toThrow('gone');
  expect(loadingPhase()).toBe('full');
});
