import { expect, it } from 'vitest';
import { markTerm } from './mark-term.ts';

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
