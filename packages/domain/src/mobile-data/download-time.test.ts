import { describe, expect, it } from 'vitest';
import { connectionSpeed, downloadMinutes } from './download-time.ts';

describe('the speed of a connection', () => {
  const transfers = [
    { bytes: 1_000_000, milliseconds: 2000 },
    { bytes: 500_000, milliseconds: 500 },
  ];

  it('is the browser’s value if it is below the browser’s maximum', () => {
    expect(connectionSpeed(2.4, transfers)).toBe(2.4);
  });

  it('is the best speed of the page’s own files if the browser reports nothing or only its maximum', () => {
    expect(connectionSpeed(undefined, transfers)).toBe(8);
    expect(connectionSpeed(10, transfers)).toBe(10);
    expect(connectionSpeed(10, [{ bytes: 5_000_000, milliseconds: 1000 }])).toBe(40);
  });

  it.each([
    [undefined, []],
    [0, []],
    [Number.NaN, [{ bytes: 0, milliseconds: 5 }]],
    [undefined, [{ bytes: 39_999, milliseconds: 1 }]],
    [undefined, [{ bytes: 500_000, milliseconds: 0 }]],
  ])('is unknown from %j and %j', (reportedMegabits, seen) => {
    expect(connectionSpeed(reportedMegabits, seen)).toBeUndefined();
  });
});

it.each([
  [600_000_000, 8, 10],
  [1_000_000, 8, 0],
  [90_000_000, 8, 2],
  [10_000_000_000, 8, 165],
  [0, 8, undefined],
  [600_000_000, 0, undefined],
  [Number.NaN, 8, undefined],
])('%j bytes at %j megabits a second take %j minutes', (bytes, megabits, minutes) => {
  expect(downloadMinutes(bytes, megabits)).toBe(minutes);
});
