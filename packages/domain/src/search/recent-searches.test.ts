import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  recentSearchesMax,
  removeRecentSearch,
} from './recent-searches.ts';

const term = fc.oneof(fc.constantFrom('پرده', 'برده', 'سریال', 'Kelid', 'a b', '۱۴۰۵'), anyText);

it('removing a recent search ignores the keyboard’s spelling and removes no other search', () => {
  expect(removeRecentSearch(['علی', 'باران', 'علی کوچک'], 'علي')).toEqual(['باران', 'علی کوچک']);
  expect(removeRecentSearch(['باران'], 'پرده')).toEqual(['باران']);
});

describe('adding a recent search', () => {
  it('puts the newest search first', () => {
    expect(addRecentSearch([], 'پرده')).toEqual(['پرده']);
    expect(addRecentSearch(['پرده'], 'باران')).toEqual(['باران', 'پرده']);
  });

  it('drops the oldest of six searches', () => {
    const five = ['پنج', 'چهار', 'سه', 'دو', 'یک'];
    expect(addRecentSearch(five, 'شش')).toEqual(['شش', 'پنج', 'چهار', 'سه', 'دو']);
  });

  it('moves a repeated search to the front and drops nothing', () => {
    const five = ['پنج', 'چهار', 'سه', 'دو', 'یک'];
    expect(addRecentSearch(five, 'دو')).toEqual(['دو', 'پنج', 'چهار', 'سه', 'یک']);
    expect(addRecentSearch(five, 'پنج')).toEqual(five);
  });

  it.each([
    ['  باران ', 'باران', 'باران'],
    ['علي', 'علی', 'علي'],
    ['می روم', 'می\u200cروم', 'می روم'],
    ['INCEPTION', 'Inception', 'INCEPTION'],
    ['فصل ٢', 'فصل ۲', 'فصل ٢'],
  ])('treats %j as a repeated %j, and stores %j', (typed, before, result) => {
    expect(addRecentSearch(['پرده', before], typed)).toEqual([result, 'پرده']);
  });

  it.each(['', ' ', 'پ', '\u200f', '\u0000'])(
    'does not store %j, which is not a search',
    (typed) => {
      expect(addRecentSearch(['پرده'], typed)).toEqual(['پرده']);
    },
  );

  it('never repeats a term or exceeds the maximum, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 12 }), (searches) => {
        const empty: readonly string[] = [];
        const terms = searches.reduce(addRecentSearch, empty);
        expect(terms.length).toBeLessThanOrEqual(recentSearchesMax);
        expect(new Set(terms).size).toBe(terms.length);
        for (const one of terms) {
          const [first, ...others] = addRecentSearch(terms, one);
          expect(first).toBe(one);
          expect(others).toEqual(terms.filter((other) => other !== one));
        }
      }),
    );
  });
});

describe('the stored recent searches', () => {
  it('are a list of strings', () => {
    expect(printRecentSearches(['باران', 'پرده'])).toBe('["باران","پرده"]');
    expect(parseRecentSearches('["باران","پرده"]')).toEqual(['باران', 'پرده']);
    expect(printRecentSearches([])).toBe('[]');
  });

  it('are read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 8 }), (searches) => {
        const empty: readonly string[] = [];
        const terms = searches.reduce(addRecentSearch, empty);
        expect(parseRecentSearches(printRecentSearches(terms))).toEqual(terms);
      }),
    );
  });

  it.each([
    null,
    undefined,
    '',
    'پرده',
    '[',
    'null',
    '5',
    '"پرده"',
    '{"0":"پرده","length":1}',
    '{"__proto__":["پرده"]}',
    '[[["پرده"]]]',
    '[null,1,true,{},""," ","پ"]',
  ])('are empty if %j is stored', (stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  });

  it('are empty if the stored text is too deep or too long', () => {
    expect(parseRecentSearches('['.repeat(100_000))).toEqual([]);
    expect(parseRecentSearches(`[${'[],'.repeat(100_000)}[]]`)).toEqual([]);
  });

  it('lose only damaged, repeated and surplus terms', () => {
    const stored = JSON.stringify([7, ' باران ', 'باران', 'يك', 'یک', 'دو', 'سه', 'چهار', 'پنج']);
    expect(parseRecentSearches(stored)).toEqual(['باران', 'يك', 'دو', 'سه', 'چهار']);
    expect(parseRecentSearches(JSON.stringify(['__proto__', 'constructor']))).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(printRecentSearches(['باران', 'باران', ''])).toBe('["باران"]');
  });
});
