import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { foldDigits, showDigits } from './digits.ts';

describe('folding digits', () => {
  it.each([
    ['۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['فصل ۲، قسمت 3', 'فصل 2، قسمت 3'],
    ['𝟗𝟘', '90'],
    ['½ ² Ⅷ', '½ ² Ⅷ'],
    ['', ''],
  ])('reads %j as %j', (text, folded) => {
    expect(foldDigits(text)).toBe(folded);
  });

  it('recognises the digits of every numbering system that Intl knows', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
      const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      return /^\p{Nd}{10}$/u.test(digits.format(1234567890));
    });
    expect(systems.length).toBeGreaterThan(50);
    for (const system of systems) {
      const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      expect(foldDigits(digits.format(1234567890)), system).toBe('1234567890');
    }
  });

  it('changes nothing when it is repeated, and never changes the number of characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldDigits(text);
        expect(foldDigits(folded)).toBe(folded);
        expect([...folded]).toHaveLength([...text].length);
      }),
    );
  });
});

describe('showing digits', () => {
  it.each([
    ['021-91000000', '۰۲۱-۹۱۰۰۰۰۰۰', '021-91000000'],
    ['۰۹۱۲ 345', '۰۹۱۲ ۳۴۵', '0912 345'],
    ['*780#', '*۷۸۰#', '*780#'],
    ['', '', ''],
  ])('shows %j as %j and %j', (text, fa, en) => {
    expect(showDigits(text, 'fa')).toBe(fa);
    expect(showDigits(text, 'en')).toBe(en);
  });

  it('can be reversed by folding', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('fa', 'en'), (text, locale) => {
        expect(foldDigits(showDigits(text, locale))).toBe(foldDigits(text));
      }),
    );
  });
});
