import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import {
  maySearch,
  maySearchQuickly,
  readSearchTerm,
  searchPath,
  searchTermMaxLength,
} from './search-term.ts';

describe('reading a search term', () => {
  it.each([
    ['پرده', 'پرده'],
    ['  پردهٔ   آخر \n', 'پردهٔ آخر'],
    ['می\u200cروم', 'می\u200cروم'],
    ['\u200cمی\u200c\u200cروم\u200c', 'می\u200cروم'],
    ['می\u200c روم', 'می روم'],
    ['می \u200cروم', 'می روم'],
    ['\u200d \u200c', ''],
    ['\u202eپر\u200fده\u202c\ufeff', 'پرده'],
    ['a\u0000b\tc', 'a b c'],
    ['e\u0301', 'é'],
    ['e\u200e\u0301', 'é'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['\ud83d a \udc4d', 'a'],
    ['ي ۱۲', 'ي ۱۲'],
    ['', ''],
  ])('reads %j as %j', (text, term) => {
    expect(readSearchTerm(text)).toBe(term);
  });

  it('cuts a long term at a complete character', () => {
    expect(readSearchTerm('پ'.repeat(10_000))).toBe('پ'.repeat(100));
    expect(readSearchTerm(`${'پ'.repeat(99)}👍`)).toBe('پ'.repeat(99));
    expect(readSearchTerm(`${'پ'.repeat(99)} ${'پ'.repeat(9)}`)).toBe('پ'.repeat(99));
    expect(readSearchTerm(`${'پ'.repeat(99)}\u200cپ`)).toBe('پ'.repeat(99));
    expect(readSearchTerm(`a${'\u0300\u0301'.repeat(5000)}`)).toBe('');
  });

  it('changes nothing when it is repeated, and leaves only text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const term = readSearchTerm(text);
        expect(readSearchTerm(term)).toBe(term);
        expect(term.length).toBeLessThanOrEqual(searchTermMaxLength);
        expect(term).not.toMatch(
          /^[\s\u200c\u200d]|[\s\u200c\u200d]$|\p{Cc}|\p{Cs}|[\u200e\u202a]/u,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a term that is long enough', () => {
  it.each([
    ['', false, false],
    ['پ', false, false],
    [' پ ', false, false],
    ['\u200fپ\u200f', false, false],
    ['پِّ', false, false],
    ['👨‍👩‍👧', false, false],
    ['پر', true, false],
    ['پ\u200cر', true, false],
    ['👍👍', true, false],
    ['پرد', true, true],
    ['a b', true, true],
    ['پرده', true, true],
    ['   ', false, false],
    ['۱۲۳', true, true],
  ])('is %j: on the page %j, in the quick list %j', (text, page, quick) => {
    expect(maySearch(text)).toBe(page);
    expect(maySearchQuickly(text)).toBe(quick);
  });
});

describe('the address of the results', () => {
  it.each([
    ['پرده', '/search/%D9%BE%D8%B1%D8%AF%D9%87'],
    [' a/b?c#d ', '/search/a%2Fb%3Fc%23d'],
    ['100%', '/search/100%25'],
    ['a b', '/search/a%20b'],
    ["what's", '/search/what%27s'],
    ['C++', '/search/C%2B%2B'],
    ['...', '/search/...'],
    ['..', '/search'],
    ['پ', '/search'],
    ['', '/search'],
    ['\ud83d\ud83d\ud83d', '/search'],
  ])('for %j is %s', (text, path) => {
    expect(searchPath(text)).toBe(path);
  });

  it('is a normalised path from which the term can be read back', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[./\\%?#]{0,6}$/)), (text) => {
        const path = searchPath(text);
        expect(new URL(path, 'https://parde.test').pathname).toBe(path);
        expect(path.split('/').length).toBeLessThanOrEqual(3);
        const term = decodeURIComponent(path.slice('/search/'.length));
        expect(term).toBe(path === '/search' ? '' : readSearchTerm(text));
      }),
      { numRuns: 1000 },
    );
  });
});
