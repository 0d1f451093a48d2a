import { expect, it } from 'vitest';
import { isAtLiveEdge, secondsBehind, trackDelay } from './live.ts';

it('counts a small delay as live, as all players have one', () => {
  const kept = { start: 100, end: 200 };
  expect(isAtLiveEdge(190, kept)).toBe(true);
  expect(isAtLiveEdge(150, kept)).toBe(false);
  expect(secondsBehind(150, kept)).toBe(50);
  expect(secondsBehind(205, kept)).toBe(0);
});

it('stores the delay of a viewer who loses the channel, and increases it with every second', () => {
  const kept = { start: 100, end: 200 };
  let now = 5000;
  const behind = trackDelay({ time: 140, seekable: kept }, () => now);
  now += 4000;
  expect(behind()).toBe(64);
  expect(trackDelay({ time: 190, seekable: kept }, () => now)()).toBeNull();
});
