import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import {
  formatMobile,
  groupPhone,
  isMobile,
  mobileInputMaxLength,
  readMobile,
  stripMobile,
} from './mobile-number.ts';

const subscriber = fc.stringMatching(/^9\d{9}$/).filter((digits) => !digits.startsWith('98'));

describe('reading a mobile number', () => {
  it.each([
    ['09123456789', '09123456789'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '09123456789'],
    ['0912-345-6789', '09123456789'],
    ['(0912) 345–6789', '09123456789'],
    ['+98 912 345 6789', '09123456789'],
    ['00989123456789', '09123456789'],
    ['989123456789', '09123456789'],
    ['\u202a+98\u00a0912\u200f3456789\u202c', '09123456789'],
    ['9123456789', '09123456789'],
    ['۹۱۲ ۳۴۵ ۶۷۸۹', '09123456789'],
    ['912345678', '912345678'],
    ['91234567890', '91234567890'],
    ['9891234567', '9891234567'],
    ['+98912', '+98912'],
    ['1989123456789', '1989123456789'],
    ['تلفن 0912', 'تلفن0912'],
    ['', ''],
  ])('reads %j as %j', (typed, read) => {
    expect(readMobile(typed)).toBe(read);
  });

  it('reads every complete form of a number as the same eleven digits', () => {
    const prefix = fc.constantFrom('+98', '98', '0098', '0', '');
    const between = fc.constantFrom('', ' ', '-', ' (', ') ');
    fc.assert(
      fc.property(subscriber, prefix, between, (digits, start, mark) => {
        const typed = start + mark + digits.slice(0, 3) + mark + digits.slice(3);
        expect(readMobile(typed)).toBe(`0${digits}`);
        expect(isMobile(readMobile(typed))).toBe(true);
      }),
    );
  });
});

describe('typing a mobile number digit by digit', () => {
  /** Returns the content of the field after each key: the shown text plus the next digit is read and shown again. */
  const typed = (keys: string) => {
    const shown: string[] = [];
    for (const key of keys) shown.push(formatMobile((shown.at(-1) ?? '') + key));
    return shown;
  };

  it('completes a number without its 0 at the tenth digit, and does not move the nine before', () => {
    expect(typed('9123456789').slice(2)).toEqual([
      ...['912', '912 3', '912 34', '912 345', '912 345 6', '912 345 67', '912 345 678'],
      '0912 345 6789',
    ]);
  });

  it.each(['', '0', '98', '+98'])(
    'results in the intended number after the prefix %j',
    (prefix) => {
      fc.assert(
        fc.property(subscriber, (digits) => {
          expect(typed(prefix + digits).at(-1)).toBe(formatMobile(`0${digits}`));
        }),
      );
    },
  );
});

describe('validating a mobile number', () => {
  it.each(['09123456789', '0912 345 6789', '(0912) 345-6789'])('accepts %j', (text) => {
    expect(isMobile(text)).toBe(true);
  });

  it.each([
    '9123456789',
    '+989123456789',
    '00989123456789',
    '989123456789',
    '0912345678',
    '091234567890',
    '08123456789',
    '1091234567890',
    'x09123456789',
    '02188776655',
    '0912345678a',
    '09123456789x',
    '09123456789\u0000',
    '',
  ])('refuses %j', (text) => {
    expect(isMobile(text)).toBe(false);
  });
});

it.each([
  ['02191000000', '021 9100 0000'],
  ['09121234567', '0912 123 4567'],
  ['1500', '1500'],
  ['+982191000000', '+98 21 9100 0000'],
  ['+989121234567', '+98 912 123 4567'],
  ['021910000', '021910000'],
  ['+4420791000', '+4420791000'],
])('groups %s as %s', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped);
});

describe('showing a mobile number', () => {
  it.each([
    ['09123456789', '0912 345 6789'],
    ['0912', '0912'],
    ['09123', '0912 3'],
    ['09123456', '0912 345 6'],
    ['912345678', '912 345 678'],
    ['9123456789', '0912 345 6789'],
    ['91234567890', '9123 456 7890'],
    ['091234567890123', '0912 345 6789'],
    ['+989123456789', '0912 345 6789'],
    ['+98912345678', '+98912345678'],
    ['98912345', '98912345'],
    ['0912x4567', '0912x4567'],
    ['👍👍👍👍👍👍👍', '👍👍👍👍👍👍'],
    ['0098912345678901', '0098912345678'],
    ['', ''],
  ])('shows %j as %j', (text, shown) => {
    expect(formatMobile(text)).toBe(shown);
  });

  it('never exceeds the field’s length, and can be read back', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[+\d ]{0,20}$/)), (text) => {
        const shown = formatMobile(text);
        expect(shown.length).toBeLessThanOrEqual(mobileInputMaxLength);
        expect(formatMobile(shown)).toBe(shown);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
        expect(readMobile(formatMobile(digits))).toBe(readMobile(digits));
      }),
    );
  });

  it.each([
    '0912 345\u00a06789',
    '0912-345-6789',
    '(0912) 345–6789',
    '\u200f0912\u200e3456789',
    '\u202a0912[345]{6789}\u202c',
  ])('%j is sent without the characters between its digits', (text) => {
    expect(stripMobile(text)).toBe('09123456789');
  });

  it('is sent as exactly eleven digits in any spelling, or is not a mobile number', () => {
    const marks = fc.stringMatching(/^[ \u00a0()[\]{}\-–−\u200c\u200f\u202a]{0,3}$/);
    const written = fc
      .tuple(subscriber, fc.array(marks, { minLength: 12, maxLength: 12 }))
      .map(([digits, between]) =>
        between.map((mark, at) => mark + `0${digits}`.charAt(at)).join(''),
      );
    fc.assert(
      fc.property(fc.oneof(written, anyText), (text) => {
        expect(/^09\d{9}$/.test(stripMobile(text))).toBe(isMobile(text));
      }),
    );
    fc.assert(fc.property(written, isMobile));
  });
});
