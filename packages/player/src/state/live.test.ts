import { expect, it } from 'vitest';
import { createDelayTracker, delaySeconds, isAtLiveEdge } from './live.ts';

it('counts a small delay as live, as all players have one', () => {
  const seekable = { start: 100, end: 200 };
  expect(isAtLiveEdge(190, seekable)).toBe(true);
  expect(isAtLiveEdge(150, seekable)).toBe(false);
  expect(delaySeconds(150, seekable)).toBe(50);
  expect(delaySeconds(205, seekable)).toBe(0);
});

it('stores the delay of a viewer who loses the channel, and increases it with every second', () => {
  const seekable = { start: 100, end: 200 };
  let now = 5000;
  const behind = createDelayTracker({ time: 140, seekable: seekable }, () => now);
  now += 4000;
  expect(behind()).toBe(64);
  expect(createDelayTracker({ time: 190, seekable: seekable }, () => now)()).toBeNull();
});
