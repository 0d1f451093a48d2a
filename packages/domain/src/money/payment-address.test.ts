import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { safePaymentAddress } from './payment-address.ts';

const hosts = ['Pay.Example', '*.shaparak.ir', 'http://127.0.0.1:4010', 'http://localhost'];

describe('the address of a bank', () => {
  it.each([
    'https://pay.example',
    'https://pay.example/',
    'https://pay.example:443/start',
    'https://pay.example?token=1',
    'https://pay.example#pay',
    'HTTPS://PAY.EXAMPLE/start',
    'https://sep.shaparak.ir/OnlinePG/SendToken?token=aB3-_.~%2B%3D',
    "https://a.b.shaparak.ir/pay/a$b&c!d(e)*f,g;h=i:j@k'l",
    'https://pay.example/%D9%BE%D8%B1%D8%AF%D9%87',
    'https://pay.example/start?back=https%3A%2F%2Fparde.example%2Fcallback%3Fa%3D%2520',
    'https://pay.example/@evil.test',
    'http://127.0.0.1:4010/bank/17',
    'http://localhost/bank',
    'http://LOCALHOST/bank',
  ])('can be %j', (payUrl) => {
    expect(safePaymentAddress(payUrl, hosts)).toBe(payUrl);
  });

  it.each([
    undefined,
    null,
    '',
    'pay.example',
    '/start',
    '//pay.example/start',
    'https:/pay.example',
    'https:pay.example',
    'https:///pay.example',
    'https:\\\\pay.example',
    'https://pay.example\\@evil.test',
    'https://evil.test\\.pay.example',
    'javascript:alert(1)//https://pay.example',
    'data:text/html,https://pay.example',
    'ftp://pay.example',
    'http://pay.example/start',
    'http://sep.shaparak.ir',
    'https://evil.test',
    'https://evil.test/pay.example',
    'https://evil.test?https://pay.example',
    'https://evil.test#pay.example',
    'https://pay.example.evil.test',
    'https://evilpay.example',
    'https://www.pay.example',
    'https://shaparak.ir',
    'https://.shaparak.ir',
    'https://a..shaparak.ir',
    'https://evilshaparak.ir',
    'https://sep.shaparak.ir.evil.test',
    'https://pay.example.',
    'https://pay.example@evil.test',
    'https://user@pay.example',
    'https://user:word@pay.example',
    'https://@pay.example',
    'https://pay.example:8443',
    'https://pay.example:80',
    'https://pay.example:0443',
    'https://pay.example:',
    'https://pay.example:443@evil.test',
    'https://pay.example:443443',
    'https://127.0.0.1:4010',
    'https://localhost',
    'http://127.0.0.1',
    'http://127.0.0.1:4011',
    'http://127.0.0.1:40100',
    'http://127.0.0.2:4010',
    'http://localhost:4010',
    'http://localhost:80',
    'http://[::1]:4010',
    'http://127.1:4010',
    'http://2130706433:4010',
    ' https://pay.example',
    'https://pay.example ',
    'https://pay.example/a b',
    'https://pay.example/\n',
    'https://pay.example/\t/evil',
    'ht\ntps://pay.example',
    'https://pay\t.example',
    'https://pay.example/%00',
    'https://pay.example/%0d%0aLocation:x',
    'https://pay.example/%1f',
    'https://pay.example/%1F',
    'https://pay.example/%7f',
    'https://pay.example/%5cevil.test',
    'https://pay.example/%250a',
    'https://pay.example/%25250a',
    'https://pay.example/%255C',
    'https://pay.example/%C2%85',
    'https://pay.example/%E2%80%A8',
    'https://pay.example/%E2%80%A9',
    'https://pay.example/%FF',
    'https://pay.example/%D9',
    'https://pay.example/%',
    'https://pay.example/%zz',
    'https://pay%2eexample',
    'https://pay.example%2f.evil.test',
    'https://pay%E3%80%82example',
    'https://pay。example',
    'https://pаy.example',
    'https://xn--py-7kc.example',
    'https://pay.example/پرده',
    'https://pay.example/<script>',
    'https://pay.example/"',
    'https://pay.example/a|b',
    'https://pay.example/[1]',
    'https://[::1]',
    '__proto__',
  ])('cannot be %j', (payUrl) => {
    expect(safePaymentAddress(payUrl, hosts)).toBeUndefined();
  });

  it('may be 2048 characters long, and no longer', () => {
    const address = 'https://pay.example/'.padEnd(2048, 'a');
    expect(safePaymentAddress(address, hosts)).toBe(address);
    expect(safePaymentAddress(`${address}a`, hosts)).toBeUndefined();
  });

  it('may contain encoded printable characters', () => {
    expect(safePaymentAddress('https://pay.example/%20%2f%7e%7E', hosts)).toBeDefined();
    expect(safePaymentAddress('https://pay.example/%2520', hosts)).toBeDefined();
  });

  it('may be on the IPv6 loopback host if the list contains it', () => {
    const list = ['http://[::1]:4010', 'pay.example', '[::1]'];
    expect(safePaymentAddress('http://[::1]:4010/bank', list)).toBeDefined();
    expect(safePaymentAddress('http://[::1]/bank', list)).toBeUndefined();
    expect(safePaymentAddress('https://[::1]/bank', list)).toBeDefined();
  });

  it('may be below a listed name of any length', () => {
    for (const listed of ['*.example', '*.pay.example', '*.a.pay.example', '*.PAY.example']) {
      const isLetIn = safePaymentAddress('https://x.a.pay.example/', [listed]) !== undefined;
      expect(isLetIn, listed).toBe(listed !== '*.example');
    }
  });

  it.each([
    '',
    '*',
    '*.',
    '*.ir',
    '*.0.1',
    '*.x..shaparak.ir',
    '*sep.shaparak.ir',
    '**.shaparak.ir',
    'x.*.shaparak.ir',
    'x*.shaparak.ir',
    '.shaparak.ir',
    'shaparak.ir',
    '*.shaparak.ir/',
    '*.shaparak.ir:443',
    'https://*.shaparak.ir',
    'http://sep.shaparak.ir',
    'http://a.sep.shaparak.ir',
    'https://sep.shaparak.ir',
    'sep.shaparak.ir:443',
  ])('is not allowed by %j in the list', (listed) => {
    expect(safePaymentAddress('https://sep.shaparak.ir/', [listed])).toBeUndefined();
    expect(safePaymentAddress('http://sep.shaparak.ir/', [listed])).toBeUndefined();
  });

  it.each([
    'http://localhost:4010/',
    'http://localhost:4010/path',
    'http://localhost:',
    'http://localhost:401000',
    'http://evil.test',
    'http://localhost.evil.test',
    'http://127.0.0.1.evil.test',
    'x http://localhost:4010',
    'localhost',
    'localhost:4010',
    '127.0.0.1',
  ])('is not allowed over http by %j in the list', (listed) => {
    const given = ['localhost:4010', '127.0.0.1', 'evil.test'];
    const evil = ['localhost.evil.test', '127.0.0.1.evil.test'];
    for (const host of [...given, ...evil]) {
      expect(safePaymentAddress(`http://${host}/x`, [listed])).toBeUndefined();
    }
  });

  it('never has a host outside the list, as a browser parses it', () => {
    const parts = fc.array(
      fc.constantFrom(
        ...['/', '\\', '.', ':', '@', '?', '#', '%2f', '%5c', '%00', '%40', '\t', '\n', ' ', '。'],
        ...['https://', 'http://', 'pay.example', 'sep', '.shaparak.ir', 'evil.test', 'localhost'],
        ...['443', '80', '4010', '127.0.0.1', 'xn--', 'user', '\u200c', 'پ', '=', '&', '[::1]'],
      ),
      { maxLength: 12 },
    );
    const given = fc.oneof(
      parts.map((list) => list.join('')),
      parts.map((list) => `https://pay.example${list.join('')}`),
      parts.map((list) => `https://${list.join('')}pay.example`),
      parts.map((list) => `https://sep.shaparak.ir/${list.join('')}`),
      anyText,
      anyText.map((text) => `https://pay.example/${text}`),
    );
    fc.assert(
      fc.property(given, (payUrl) => {
        const safe = safePaymentAddress(payUrl, hosts);
        if (safe === undefined) return;
        const { protocol, hostname, port, username, password } = new URL(safe);
        expect(safe).toBe(payUrl);
        expect(username + password).toBe('');
        if (protocol === 'https:') {
          expect(hostname).toMatch(/^(?:pay\.example|(?:[a-z0-9-]+\.)+shaparak\.ir)$/);
          expect(port).toBe('');
        } else {
          expect(`${protocol}//${hostname}:${port}`).toMatch(
            /^http:\/\/(?:localhost:|127\.0\.0\.1:4010)$/,
          );
        }
      }),
      { numRuns: 3000 },
    );
  });
});
