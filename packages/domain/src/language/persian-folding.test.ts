import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { foldPersian, searchForms, toArabicLetters } from './persian-folding.ts';

const persianText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'اآأإٱؤئءبيیىكکةهۀەھہوپ', '\u200c', '\u0640', ' ', 'ِ', 'ّ', 'ٔ', 'ٓ'),
      anyText,
    ),
  )
  .map((parts) => parts.join(''));

describe('folding Persian', () => {
  it.each([
    ['علي', 'علی'],
    ['موسى', 'موسی'],
    ['كتاب', 'کتاب'],
    ['مدرسة', 'مدرسه'],
    ['آأإا', 'اااا'],
    ['مؤمن', 'مومن'],
    ['پائیز', 'پاییز'],
    ['خانۀ', 'خانه'],
    ['خانهٔ', 'خانه'],
    ['ھہە', 'ههه'],
    ['مُدَرِّسٌ', 'مدرس'],
    ['سـلام', 'سلام'],
    ['فصل ۲ و ٣', 'فصل 2 و 3'],
    ['ﻛﺘﺎﺏ', 'کتاب'],
    ['Amélie', 'amelie'],
    ['INCEPTION', 'inception'],
    ['\u202bپرده\u202c\u200f', 'پرده'],
    ['  a \t\n\u00a0 b\u0000 ', 'a b'],
    ['\ud83dپ', 'پ'],
    ['', ''],
  ])('reads %j as %j', (text, folded) => {
    expect(foldPersian(text)).toBe(folded);
  });

  it('folds a letter and its mark in the same way as the composed letter', () => {
    for (const letter of 'آأإؤئۀ') {
      expect(foldPersian(letter.normalize('NFD'))).toBe(foldPersian(letter));
    }
  });

  it('reads the half-space as a space or removes it', () => {
    expect(foldPersian('می\u200cروم')).toBe('می روم');
    expect(foldPersian('می\u200cروم', 'space')).toBe('می روم');
    expect(foldPersian('می\u200cروم', 'stripped')).toBe('میروم');
    expect(foldPersian('\u200cمی\u200c روم\u200c')).toBe('می روم');
  });

  it('changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(persianText, fc.constantFrom('space', 'stripped'), (text, halfSpace) => {
        const folded = foldPersian(text, halfSpace);
        expect(foldPersian(folded, halfSpace)).toBe(folded);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds text from another keyboard', () => {
    const written: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك', ه: 'ة', ا: 'أ', و: 'ؤ' };
    fc.assert(
      fc.property(persianText, (text) => {
        const elsewhere = text.replace(/[یکهاو]/g, (letter) => `${written[letter]}\u0640`);
        expect(searchForms(elsewhere)).toEqual(searchForms(text));
      }),
    );
  });
});

it.each([
  ['علی کوچک', 'علي كوچك'],
  ['مي‌روم ۲', 'مي‌روم ۲'],
])('writes %j in Arabic letters as %j', (text, written) => {
  expect(toArabicLetters(text)).toBe(written);
});

describe('the forms that are indexed and searched for', () => {
  it.each([
    ['پرده', ['پرده']],
    ['می\u200cروم', ['میروم', 'می روم']],
    ['می روم', ['می روم']],
    ['', []],
    ['\u200c', []],
    [' \u064b', []],
  ])('for %j are %j', (text, forms) => {
    expect(searchForms(text)).toEqual(forms);
  });

  it.each(['می\u200cخواهم', 'می خواهم', 'ميخواهم'])('match می‌خواهم for the term %j', (term) => {
    const title = searchForms('من زنده می\u200cخواهم بمانم');
    const found = searchForms(term).some((form) => title.some((indexed) => indexed.includes(form)));
    expect(found).toBe(true);
  });
});
