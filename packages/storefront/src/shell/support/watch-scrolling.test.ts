import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchScrolling } from './watch-scrolling.ts';

const scroll = () => window.dispatchEvent(new Event('scroll'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends 200 ms after the last scroll event', () => {
  const seen: boolean[] = [];
  watchScrolling((isScrolling) => seen.push(isScrolling));
  scroll();
  vi.advanceTimersByTime(150);
  scroll();
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true, false]);
  scroll();
  expect(seen).toEqual([true, false, true]);
});

it('does not call back after it was stopped', () => {
  const seen: boolean[] = [];
  const stop = watchScrolling((isScrolling) => seen.push(isScrolling));
  scroll();
  stop();
  vi.advanceTimersByTime(1000);
  scroll();
  expect(seen).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});
