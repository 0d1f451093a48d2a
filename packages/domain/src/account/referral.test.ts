import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeReferral,
  referralFromCheck,
  referralFromQuery,
  referralToSend,
} from './referral.ts';

const code = fc.stringMatching(/^[0-9a-zA-Z]{1,10}$/);

describe('decoding a referral', () => {
  it.each([
    ['0', '0'],
    ['9', '9'],
    ['a', '10'],
    ['z', '35'],
    ['A', '36'],
    ['Z', '61'],
    ['10', '62'],
    ['0010', '62'],
    ['ZZZZZZZZZZ', '839299365868340223'],
  ])('reads %j as %j', (text, digits) => {
    expect(decodeReferral(text)).toBe(digits);
  });

  it.each(['', '00000000000', 'ref-1', 'کد', '۱۲', 'a b', ' a', 'a\n'])('refuses %j', (text) => {
    expect(decodeReferral(text)).toBeUndefined();
  });

  it('gives different codes of the same length different numbers, in the order of the alphabet', () => {
    const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(code, fc.nat(60), (start, index) => {
        const shorter = start.slice(0, 9);
        const before = BigInt(decodeReferral(shorter + alphabet[index]) ?? -1);
        const after = BigInt(decodeReferral(shorter + alphabet[index + 1]) ?? -1);
        expect(after - before).toBe(1n);
      }),
    );
  });

  it('gives every code a value that may be sent to the server', () => {
    fc.assert(
      fc.property(code, (text) => {
        const digits = decodeReferral(text);
        expect(digits).toBeDefined();
        expect(referralToSend(digits)).toBe(digits);
      }),
    );
  });
});

describe('a ?ref', () => {
  it('sets the number and the original code', () => {
    expect(referralFromQuery('aB3')).toEqual({ ref: '40737', refb: 'aB3' });
  });

  it.each(['4', '004', '', '12345678901', 'x!', null, undefined])(
    'sets no referral for %j',
    (text) => {
      expect(referralFromQuery(text)).toBeUndefined();
    },
  );
});

describe('the referral of the anonymous check', () => {
  it('sets the cookie if it is missing', () => {
    expect(referralFromCheck('1024', undefined)).toBe('1024');
    expect(referralFromCheck(1024, '')).toBe('1024');
    expect(referralFromCheck('839299365868340223', null)).toBe('839299365868340223');
  });

  it('never replaces an existing cookie', () => {
    expect(referralFromCheck('1024', '7')).toBeUndefined();
    expect(referralFromCheck('1024', 'damaged')).toBeUndefined();
  });

  it('is a number without leading zeros', () => {
    expect(referralFromCheck('0062', undefined)).toBe('62');
    fc.assert(
      fc.property(fc.nat(), fc.nat(8), (number, zeros) => {
        const read = referralFromCheck(`${'0'.repeat(zeros)}${number}`, undefined);
        expect(read).toBe(referralFromCheck(number, undefined));
      }),
    );
  });

  it.each([
    '4',
    4,
    '04',
    '0004',
    '00',
    '000000',
    '0',
    0,
    '',
    'abc',
    '-3',
    1.5,
    Number.NaN,
    1e30,
    null,
    undefined,
  ])('sets no referral for %j', (ref) => {
    expect(referralFromCheck(ref, undefined)).toBeUndefined();
  });
});

describe('the referral that is sent', () => {
  it.each([
    ['62', '62'],
    ['839299365868340223', '839299365868340223'],
    ['1e3', '0'],
    ['-1', '0'],
    ['۱۲', '0'],
    ['1234567890123456789', '0'],
    ['12\n', '0'],
    ['', '0'],
    [null, '0'],
    [undefined, '0'],
  ])('for %j is %j', (cookie, sent) => {
    expect(referralToSend(cookie)).toBe(sent);
  });
});
