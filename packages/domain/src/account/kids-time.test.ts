import { describe, expect, it } from 'vitest';
import { countKidsTime, kidsTimeLeft } from './kids-time.ts';

const minute = 60_000;
/** Half past eight in the evening in Tehran. */
const evening = Date.parse('2026-11-24T17:00:00Z');

/** Counts at these seconds after the evening's start, in any number of tabs. */
function countAt(seconds: readonly number[], stored?: string): string | undefined {
  return seconds.reduce<string | undefined>(
    (text, second) => countKidsTime(text, evening + second * 1000),
    stored,
  );
}

const everyTenSeconds = (minutes: number) =>
  Array.from({ length: minutes * 6 + 1 }, (_, index) => index * 10);

describe('the kids minutes of a day', () => {
  it('are complete before the first page', () => {
    expect(kidsTimeLeft(undefined, 60, evening)).toBe(60 * minute);
  });

  it('decrease while a tab counts, and stop at 0', () => {
    const after20 = countAt(everyTenSeconds(20));
    expect(kidsTimeLeft(after20, 60, evening + 20 * minute)).toBe(40 * minute);
    const after40 = countAt(everyTenSeconds(40));
    expect(kidsTimeLeft(after40, 30, evening + 40 * minute)).toBe(0);
  });

  it('are counted once by two tabs', () => {
    const both = everyTenSeconds(10).flatMap((second) => [second, second + 3]);
    expect(kidsTimeLeft(countAt(both), 30, evening + 10 * minute)).toBe(20 * minute - 3000);
  });

  it('do not decrease while no page is open', () => {
    const stored = countAt([0, 10, 20, 3000, 3010]);
    expect(kidsTimeLeft(stored, 30, evening + 3010_000)).toBe(30 * minute - 30_000);
  });

  it('are complete again on a new day in Tehran', () => {
    const stored = countAt(everyTenSeconds(30));
    const beforeMidnight = Date.parse('2026-11-24T20:29:00Z');
    const afterMidnight = Date.parse('2026-11-24T20:31:00Z');
    expect(kidsTimeLeft(stored, 30, beforeMidnight)).toBe(0);
    expect(kidsTimeLeft(stored, 30, afterMidnight)).toBe(30 * minute);
    expect(kidsTimeLeft(countKidsTime(stored, afterMidnight), 30, afterMidnight)).toBe(30 * minute);
  });

  it('do not increase if the clock is set back an hour', () => {
    const stored = countAt(everyTenSeconds(10));
    const turned = countKidsTime(stored, evening - 60 * minute);
    expect(kidsTimeLeft(turned, 30, evening - 60 * minute)).toBe(20 * minute);
  });

  it.each(['', 'x', '{}', '[]', '[1,2]', '[null,"9",-1]', '"'])(
    'start again if the stored value is damaged: %j',
    (stored) => {
      expect(kidsTimeLeft(stored, 30, evening)).toBe(30 * minute);
      expect(kidsTimeLeft(countKidsTime(stored, evening), 30, evening)).toBe(30 * minute);
    },
  );
});
