import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { formatUssd, readUssd } from './ussd.ts';

describe('a USSD code', () => {
  it.each([
    ['*780*1024#', '*780*1024#'],
    ['*780#', '*780#'],
    ['*1#', '*1#'],
    ['*۷۸۰*۱۰۲۴#', '*780*1024#'],
    ['*٧٨٠#', '*780#'],
    [' \u202a* 780 * 1024 #\u202c\n', '*780*1024#'],
    ['\u2066*780#\u2069', '*780#'],
    ['*\u200b780\u200c#', '*780#'],
    ['\ufeff*780#', '*780#'],
    ['*210#', '*210#'],
    ['*6#', '*6#'],
    ['*63*1#', '*63*1#'],
    ['*001#', '*001#'],
    ['*003#', '*003#'],
    ['*334#', '*334#'],
    ['*350#', '*350#'],
    ['*352#', '*352#'],
    ['*354#', '*354#'],
    ['*3311#', '*3311#'],
    ['*031#', '*031#'],
    ['*780*21#', '*780*21#'],
  ])('%j is read as %j', (text, code) => {
    expect(readUssd(text)?.code).toBe(code);
  });

  it.each([
    undefined,
    null,
    '',
    '#',
    '*#',
    '780',
    '780#',
    '*780',
    '*780*#',
    '**780#',
    '*780**1#',
    '*780#1',
    '*780##',
    '#780#',
    '*#06#',
    '##002#',
    '*abc#',
    '*780,1#',
    '*780;1#',
    '*780*+98912#',
    '*780-1#',
    '*½#',
    'tel:*780#',
    'dial *780#',
    '*780#\u0000',
    '__proto__',
  ])('%j is not a USSD code', (text) => {
    expect(readUssd(text)).toBeUndefined();
  });

  it.each([
    ...['21', '61', '62', '67', '002', '004', '33', '330', '331', '332', '333', '35', '351', '353'],
    '03',
  ])('is refused if the network itself handles *%s', (service) => {
    expect(readUssd(`*${service}*09123456789#`)).toBeUndefined();
    expect(readUssd(`*${service}#`)).toBeUndefined();
    expect(readUssd(`*${service}9#`)).toBeDefined();
  });

  it('has at most 63 characters, or four times as many including marks and spaces', () => {
    const code = `*${'1'.repeat(61)}#`;
    expect(readUssd(code)?.code).toBe(code);
    expect(readUssd(`*${'1'.repeat(62)}#`)).toBeUndefined();
    expect(readUssd(code.padStart(252))?.code).toBe(code);
    expect(readUssd(code.padStart(253))).toBeUndefined();
    expect(readUssd(`*${'1'.repeat(10_000)}#`)).toBeUndefined();
  });

  it('is shown in the digits of the locale, and is dialled with its # encoded', () => {
    const ussd = { code: '*780*1024#', address: 'tel:*780*1024%23' };
    expect(readUssd('*۷۸۰*۱۰۲۴#')).toEqual(ussd);
    expect(formatUssd(ussd, 'fa')).toBe('*۷۸۰*۱۰۲۴#');
    expect(formatUssd(ussd, 'en')).toBe('*780*1024#');
  });

  it('can be read back from the shown text and from the dialled address', () => {
    const code = fc
      .array(fc.stringMatching(/^[0-9]{1,5}$/), { minLength: 1, maxLength: 6 })
      .map((parts) => `*${parts.join('*')}#`);
    fc.assert(
      fc.property(fc.oneof(code, anyText), fc.constantFrom('fa', 'en'), (text, locale) => {
        const ussd = readUssd(text);
        if (ussd === undefined) return;
        expect(readUssd(ussd.code)).toEqual(ussd);
        expect(readUssd(formatUssd(ussd, locale))).toEqual(ussd);
        const address = new URL(ussd.address);
        expect(address.protocol).toBe('tel:');
        expect(decodeURIComponent(address.pathname)).toBe(ussd.code);
        expect(address.hash).toBe('');
      }),
    );
  });
});
