import { expect, it } from 'vitest';
import { markTerm } from './mark-term.ts';

it('marks what was looked for in a name, whatever its language', () => {
  expect(markTerm('کاروان ابریشم', 'ابريشم')).toEqual({ text: 'کاروان ابریشم', marks: [[7, 13]] });
  expect(markTerm({ text: 'The Silk Caravan', lang: 'en', dir: 'ltr' }, 'silk')).toEqual({
    text: 'The Silk Caravan',
    lang: 'en',
    dir: 'ltr',
    marks: [[4, 8]],
  });
});

it('leaves a name that was found by something else', () => {
  expect(markTerm('کاروان ابریشم', 'نیک‌نام')).toBe('کاروان ابریشم');
});
