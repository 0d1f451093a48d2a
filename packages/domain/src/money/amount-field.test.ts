import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { groupAmount, pasteAmount, typeAmount } from './amount-field.ts';
import { readAmount } from './quick-amounts.ts';

/** Parses a marked text, in which `|` is the caret. */
function field(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('the groups of an amount', () => {
  it.each([
    ['', 'fa', ''],
    ['1', 'en', '1'],
    ['1000', 'en', '1,000'],
    ['1000', 'fa', '۱٬۰۰۰'],
    ['۲۵۰۰۰', 'fa', '۲۵٬۰۰۰'],
    ['٢٥٠٠٠', 'fa', '۲۵٬۰۰۰'],
    ['1,0000', 'en', '10,000'],
    ['۱٬۰۰', 'fa', '۱۰۰'],
    ['00', 'en', '0'],
    ['0025', 'en', '25'],
    ['-500', 'en', '-500'],
    ['2.5', 'en', '2.5'],
    ['۲٫۵', 'fa', '۲٫۵'],
    ['ده هزار', 'fa', 'ده هزار'],
    ['1e5', 'en', '1e5'],
  ] as const)('write %j in %s as %j', (text, locale, shown) => {
    expect(groupAmount(text, locale)).toBe(shown);
  });

  it('do not change the digits that a viewer types, however many there are', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{0,40}$/),
        fc.constantFrom('fa', 'en'),
        (digits, locale) => {
          const shown = groupAmount(digits, locale);
          expect(groupAmount(shown, locale)).toBe(shown);
          expect(groupAmount(shown, 'en').replaceAll(',', '')).toBe(digits);
          expect(readAmount(shown)).toBe(readAmount(digits));
        },
      ),
    );
  });
});

describe('the caret', () => {
  it.each([
    ['a digit at the end', '1,0000|', '1,000', '10,000|'],
    ['a digit in the middle', '19|,000', '1,000', '19|,000'],
    ['a digit that makes a group', '1239|4', '1,234', '12,39|4'],
    ['a first zero', '0|1,000', '1,000', '|1,000'],
    ['backspace at the end', '10,00|', '10,000', '1,000|'],
    ['backspace that ends a group', '|,234', '1,234', '|234'],
    ['backspace on a separator', '12|345', '12,345', '1,|345'],
    ['a letter', '1,000a|', '1,000', '1,000a|'],
    ['a selection deleted', '1|0', '1,234,560', '1|0'],
  ])('stays with its digits after %s', (_, typed, before, shown) => {
    expect(marked(typeAmount(field(typed), before, { locale: 'en' }))).toBe(shown);
  });

  it('stays with its digits in Persian', () => {
    const typed = typeAmount(field('۱۲5|۳۴'), '۱٬۲۳۴', { locale: 'fa' });
    expect(marked(typed)).toBe('۱۲٬۵|۳۴');
  });

  it('deletes the next digit forwards', () => {
    const typed = typeAmount(field('12|345'), '12,345', { locale: 'en', isForward: true });
    expect(marked(typed)).toBe('1,2|45');
  });

  it('reaches the start by backspaces alone, from any position', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,12}$/), fc.nat(16), (digits, from) => {
        const text = groupAmount(digits, 'en');
        let at = { text, caret: Math.min(from, text.length) };
        for (let presses = 0; at.caret > 0; presses += 1) {
          expect(presses).toBeLessThan(30);
          const deleted = at.text.slice(0, at.caret - 1) + at.text.slice(at.caret);
          at = typeAmount({ text: deleted, caret: at.caret - 1 }, at.text, { locale: 'en' });
        }
        expect(at.text).toBe(groupAmount(text.slice(Math.min(from, text.length)), 'en'));
      }),
    );
  });

  it('is always within the text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), anyText, (text, place, before) => {
        const typed = { text, caret: place % (text.length + 1) };
        const { text: shown, caret } = typeAmount(typed, before, { locale: 'fa' });
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(shown.length);
      }),
    );
  });
});

describe('a paste', () => {
  const selection = { text: '1,000', start: 0, end: 5 };

  it.each([
    ['۲۵٬۰۰۰ تومان', '25,000|'],
    ['25 000', '25,000|'],
    ['2,5', '2,5|'],
    ['-500', '-500|'],
    ['ده هزار تومان', 'ده هزار تومان|'],
  ])('over the complete text with %j shows %j', (pasted, shown) => {
    expect(marked(pasteAmount(pasted, selection, 'en'))).toBe(shown);
  });

  it('is inserted between the remaining digits', () => {
    const between = { text: '1,000', start: 1, end: 1 };
    expect(marked(pasteAmount('۲۳', between, 'en'))).toBe('123,|000');
  });
});
