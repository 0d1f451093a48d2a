import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { termRanges } from './term-ranges.ts';

const marked = (name: string, term: string) =>
  termRanges(name, term).map(([from, to]) => name.slice(from, to));

describe('the position of a term in a name', () => {
  it.each([
    ['کاروان ابریشم', 'ابریشم', ['ابریشم']],
    ['کاروان ابریشم', 'كاروان ابريشم', ['کاروان ابریشم']],
    ['قهوه\u200cخانهٔ حاج رضا', 'قهوه خانه', ['قهوه\u200cخانهٔ']],
    ['قهوه\u200cخانهٔ حاج رضا', 'رضا قهوه', ['قهوه', 'رضا']],
    ['پیکانِ قرمزِ دایی\u200cجان', 'پیکان قرمز', ['پیکانِ قرمزِ']],
    ['The Silk Caravan', 'SILK', ['Silk']],
    ['پرواز ۷۱۴', '714', ['۷۱۴']],
    ['Amélie', 'amelie', ['Amélie']],
    ['کاروان', 'وان کارو', ['کاروان']],
  ])('in the name %j with the term %j is %j', (name, term, ranges) => {
    expect(marked(name, term)).toEqual(ranges);
  });

  it.each([
    ['کاروان ابریشم', 'کاروان یزد'],
    ['یوز', 'ی'],
    ['یوز', ''],
    ['', 'یوز'],
  ])('is missing if %j does not contain %j', (name, term) => {
    expect(termRanges(name, term)).toEqual([]);
  });

  it('is in order, within the name and without overlaps', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, term) => {
        const ends = termRanges(name, term).flat();
        expect(ends.every((end, at) => end >= (ends[at - 1] ?? 0) && end <= name.length)).toBe(
          true,
        );
      }),
    );
  });
});
