import { describe, expect, it } from 'vitest';
import { elapsedFraction } from './elapsed-fraction.ts';

const programme = {
  starts_at: '2026-11-22T20:00:00+03:30',
  ends_at: '2026-11-22T21:00:00+03:30',
};
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+03:30`);

describe('the elapsed fraction of a programme', () => {
  it.each([
    ['19:59', 0],
    ['20:00', 0],
    ['20:15', 0.25],
    ['21:00', 1],
    ['23:00', 1],
  ] as const)('at %s the elapsed fraction is %s', (time, share) => {
    expect(elapsedFraction(programme, at(time))).toBe(share);
  });

  it('is 0 without a length', () => {
    expect(elapsedFraction({ ...programme, ends_at: programme.starts_at }, at('20:30'))).toBe(0);
  });
});
