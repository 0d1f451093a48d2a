import { expect, it } from 'vitest';
import { jalaliYearsOf } from './jalali-years.ts';

const film = { id: '1', type: 'movie', name_fa: 'باد', age: 0, countries: ['IR'] } as const;
const episode = (aired: string) => ({ number: 1, name_fa: 'یک', aired });

it.each([
  ['the day before Nowruz', { released: '2026-03-20' }, 1404],
  ['Nowruz', { released: '2026-03-21' }, 1405],
  ['a day, and the year of that day', { released: '2026-03-20', year: 2026 }, 1404],
  ['a day here long after the year it was made in', { released: '2026-03-20', year: 2019 }, 1398],
  ['a year alone', { year: 2026 }, 1405],
  ['neither', {}, null],
])('derives the Jalali year from %s', (_, dates, year) => {
  expect(jalaliYearsOf({ ...film, ...dates }).jalali_year).toBe(year);
});

it('derives the first and the last year of a series from its episodes', () => {
  const seasons = [
    { number: 1, episodes: [episode('2023-02-01'), episode('2023-05-01')] },
    { number: 2, episodes: [episode('2025-01-10')] },
  ];
  const series = { ...film, type: 'series', seasons } as const;
  expect(jalaliYearsOf({ ...series, year: 2023, last_year: 2025 })).toEqual({
    jalali_year: 1401,
    jalali_last_year: 1403,
  });
  expect(jalaliYearsOf({ ...series, last_year: null }).jalali_last_year).toBeNull();
});

it('has no year for foreign titles, but one for every video, because videos are published in Iran', () => {
  const foreign = { ...film, countries: ['TR', 'IR'], year: 2024 };
  expect(jalaliYearsOf(foreign).jalali_year).toBeNull();
  expect(jalaliYearsOf({ ...foreign, countries: [] }).jalali_year).toBeNull();
  expect(jalaliYearsOf({ ...foreign, type: 'video' }).jalali_year).toBe(1403);
});
