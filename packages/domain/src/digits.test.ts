import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDigits } from './digits.ts';

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

  it('knows the digits of every numbering system that Intl knows', () => {
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

  it('changes nothing the second time, and never the number of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldDigits(text);
        expect(foldDigits(folded)).toBe(folded);
        expect([...folded]).toHaveLength([...text].length);
      }),
    );
  });
});
