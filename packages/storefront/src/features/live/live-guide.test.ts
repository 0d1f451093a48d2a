import { describe, expect, it } from 'vitest';
import { airingState, daysOf, msUntilNextChange, selectedDay } from './live-guide.ts';

const schedule = {
  date: '2026-11-22',
  first_date: '2026-11-20',
  last_date: '2026-12-01',
  programmes: [],
};

describe('the days of a guide', () => {
  it('run from first to last, across months', () => {
    const days = daysOf(schedule);
    expect(days).toHaveLength(12);
    expect([days[0], days[10], days[11]]).toEqual(['2026-11-20', '2026-11-30', '2026-12-01']);
  });

  it.each([
    ['2026-12-01', '2026-11-20'],
    ['soon', '2026-11-20'],
    ['0001-01-01', '2026-11-20'],
  ])('are empty for an invalid range: %s to %s', (first_date, last_date) => {
    expect(daysOf({ first_date, last_date })).toEqual([]);
  });

  it.each([
    [null, '2026-11-22'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', '2026-11-22'],
    ['<b>', '2026-11-22'],
  ])('for the day %s in the address, the guide shows %s', (wanted, shown) => {
    expect(selectedDay(schedule, wanted)).toBe(shown);
  });
});

const programme = {
  starts_at: '2026-11-22T20:00:00+03:30',
  ends_at: '2026-11-22T21:00:00+03:30',
};
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+03:30`);

describe('a programme', () => {
  it.each([
    ['19:59', 'coming'],
    ['20:00', 'now'],
    ['20:15', 'now'],
    ['21:00', 'over'],
    ['23:00', 'over'],
  ] as const)('at %s is %s', (time, airing) => {
    expect(airingState(programme, at(time))).toBe(airing);
  });
});

describe('the next change', () => {
  const on = {
    ...programme,
    id: 'p',
    name_fa: 'ب',
    name_en: null,
    summary_fa: '',
    summary_en: null,
    picture: null,
    catch_up_id: null,
  };

  it('is the end of this programme, or the start of the next', () => {
    expect(msUntilNextChange({ now: on, next: null }, at('20:30'))).toBe(30 * 60_000);
    expect(msUntilNextChange({ now: null, next: on }, at('19:30'))).toBe(30 * 60_000);
  });

  it('is unknown without a guide', () => {
    expect(msUntilNextChange({ now: null, next: null }, at('20:30'))).toBe(false);
  });

  it('is at least a minute away', () => {
    expect(msUntilNextChange({ now: on, next: null }, at('22:00'))).toBe(60_000);
  });
});
