import type { Season } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { minutesLeft, selectedSeason } from './watch-position.ts';

it('counts the remaining time in full minutes, and never less than 0', () => {
  const left = (position_seconds: number, duration_seconds: number) =>
    minutesLeft({ position_seconds, duration_seconds });
  expect(left(3120, 7800)).toBe(78);
  expect(left(7790, 7800)).toBe(0);
  expect(left(7900, 7800)).toBe(0);
});

const season = (number: number): Season => ({
  number,
  name_fa: `فصل ${number}`,
  name_en: null,
  year: null,
  episode_count: 10,
});
const seasons = [season(0), season(1), season(2)];

describe('the selected season', () => {
  it('is the one in the address, including the specials', () => {
    expect(selectedSeason(seasons, '2', 1)?.number).toBe(2);
    expect(selectedSeason(seasons, '0', 1)?.number).toBe(0);
  });

  it.each([null, '', '3', '-1', '1e0', 'two', '99999999999'])(
    'is the viewer’s own season for ?season=%j',
    (seasonParam) => {
      expect(selectedSeason(seasons, seasonParam, 2)?.number).toBe(2);
    },
  );

  it('defaults to the first, and to the specials only if there is nothing else', () => {
    expect(selectedSeason(seasons, null, undefined)?.number).toBe(1);
    expect(selectedSeason(seasons, null, 7)?.number).toBe(1);
    expect(selectedSeason([season(0)], null, undefined)?.number).toBe(0);
    expect(selectedSeason([], null, undefined)).toBeUndefined();
  });
});
