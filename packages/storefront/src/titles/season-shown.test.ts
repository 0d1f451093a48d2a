import type { Season } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { seasonShown } from './season-shown.ts';

const season = (number: number): Season => ({
  number,
  name_fa: `فصل ${number}`,
  name_en: null,
  year: null,
  episode_count: 10,
});
const seasons = [season(0), season(1), season(2)];

describe('the season that is shown', () => {
  it('is the one in the address, the specials too', () => {
    expect(seasonShown(seasons, '2', 1)?.number).toBe(2);
    expect(seasonShown(seasons, '0', 1)?.number).toBe(0);
  });

  it.each([null, '', '3', '-1', '1e0', 'two', '99999999999'])(
    'is the viewer’s own where the address says %j',
    (asked) => {
      expect(seasonShown(seasons, asked, 2)?.number).toBe(2);
    },
  );

  it('is the first where nothing is known, and the specials only where there is nothing else', () => {
    expect(seasonShown(seasons, null, undefined)?.number).toBe(1);
    expect(seasonShown(seasons, null, 7)?.number).toBe(1);
    expect(seasonShown([season(0)], null, undefined)?.number).toBe(0);
    expect(seasonShown([], null, undefined)).toBeUndefined();
  });
});
