import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { countCharacters, firstCharacters } from './characters.ts';

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['پرده', 4],
    ['می\u200cروم', 5],
    ['مُدَرِّس', 4],
    ['ab', 2],
    ['a b', 3],
    ['e\u0301', 1],
    ['👍🏽', 1],
    ['👍👍', 2],
    ['👨‍👩‍👧', 1],
    ['❤️‍🔥', 1],
    ['🇮🇷', 1],
    ['🇮🇷🇮🇷', 2],
    ['1️⃣', 1],
    ['❤\u200c\u200d👍', 1],
    ['👍\u200d\u200d👍', 2],
    ['\u0301', 1],
    ['\ud83d', 1],
  ])('finds the number of characters in %j: %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('follows Unicode’s rules', () => {
    const segmenter = new Intl.Segmenter('fa', { granularity: 'grapheme' });
    const parts = fc.constantFrom(
      ...['پ', 'ر', 'a', 'B', '۷', ' ', 'ِ', 'ّ', '\u0301', '\u200c', '\u200d', '\ufe0f'],
      ...['👍', '🏽', '👩', '❤', '🇮', '🇷', '1', '\u20e3'],
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (list) => {
        const text = list.join('');
        expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the first characters', () => {
  it.each([
    ['پرده', 2, 'پر'],
    ['پرده', 4, 'پرده'],
    ['پرده', 9, 'پرده'],
    ['پرده', 0, ''],
    ['a👨‍👩‍👧b', 1, 'a'],
    ['a👨‍👩‍👧b', 8, 'a'],
    ['a👨‍👩‍👧b', 9, 'a👨‍👩‍👧'],
    ['دّر', 1, ''],
    ['دّر', 2, 'دّ'],
  ])('in %j within a length of %i are %j', (text, maxLength, first) => {
    expect(firstCharacters(text, maxLength)).toBe(first);
  });

  it('are the start of the text and contain only complete characters', () => {
    fc.assert(
      fc.property(anyText, fc.nat(12), (text, maxLength) => {
        const first = firstCharacters(text, maxLength);
        const rest = text.slice(first.length);
        expect(text.startsWith(first)).toBe(true);
        expect(first.length).toBeLessThanOrEqual(maxLength);
        expect(countCharacters(first) + countCharacters(rest)).toBe(countCharacters(text));
      }),
    );
  });
});
