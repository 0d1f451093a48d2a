import type { Match } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { describe, expect, it } from 'vitest';
import { markTerm, whyFound } from './why-found.ts';

const caravan = { name_fa: 'کاروان ابریشم', name_en: 'The Silk Caravan' };
const director = {
  by: 'person',
  name_fa: 'پرستو نیک‌نام',
  name_en: 'Parastoo Niknam',
  role: 'director',
} as const;

const why = (matched: Match | null | undefined, term: string, page: Locale = 'fa') =>
  whyFound({ ...caravan, matched }, term, page, (reason, name) => `${reason}: ${name}`);

describe('whyFound', () => {
  it('returns undefined if the shown name contains the term', () => {
    expect(why({ by: 'name' }, 'كاروان')).toBeUndefined();
    expect(why({ by: 'name' }, 'silk', 'en')).toBeUndefined();
    expect(why(undefined, 'ابریشم')).toBeUndefined();
  });

  it('returns the name in the other language, whether or not the server sends the match', () => {
    const english = { text: 'The Silk Caravan', lang: 'en', dir: 'ltr', marks: [[4, 8]] };
    expect(why({ by: 'name' }, 'silk')).toEqual(english);
    expect(why(undefined, 'SILK')).toEqual(english);
    expect(why(null, 'کاروان', 'en')).toEqual({
      text: 'کاروان ابریشم',
      lang: 'fa',
      dir: 'rtl',
      marks: [[0, 6]],
    });
    expect(why(undefined, 'یزد')).toBeUndefined();
  });

  it('returns a person with their role, a genre or an original name', () => {
    const marked = { text: 'پرستو نیک‌نام', marks: [[0, 5]] };
    expect(why(director, 'پرستو')).toEqual(['director: ', marked]);
    expect(why(director, 'پرستو', 'en')).toBe('director: Parastoo Niknam');
    expect(why({ by: 'person', name_fa: 'پرستو نیک‌نام' }, 'پرستو')).toEqual(['person: ', marked]);
    expect(why({ by: 'genre', name_fa: 'کمدی' }, 'خنده‌دار')).toBe('genre: کمدی');
    expect(why({ by: 'original_name', text: 'La clessidra' }, 'clessidra')).toEqual([
      'originalName: ',
      { text: 'La clessidra', lang: 'und', marks: [[3, 12]] },
    ]);
  });

  it('returns undefined for an episode found by its series, which its card shows', () => {
    expect(why({ by: 'series', name_fa: 'قهوه‌خانه' }, 'قهوه')).toBeUndefined();
  });
});

it('marks the search term in a name of any language', () => {
  expect(markTerm('کاروان ابریشم', 'ابريشم')).toEqual({ text: 'کاروان ابریشم', marks: [[7, 13]] });
  expect(markTerm({ text: 'The Silk Caravan', lang: 'en', dir: 'ltr' }, 'silk')).toEqual({
    text: 'The Silk Caravan',
    lang: 'en',
    dir: 'ltr',
    marks: [[4, 8]],
  });
});

it('does not change a name without the search term', () => {
  expect(markTerm('کاروان ابریشم', 'نیک‌نام')).toBe('کاروان ابریشم');
});
