import { describe, expect, it } from 'vitest';
import {
  createTestApi,
  type ErrorBody,
  minutes,
  otherThan,
  read,
} from '../test-support/test-api.ts';

const mobile = '09123456789';
const wrongCode = 'کد واردشده نادرست است یا زمان آن گذشته است';

describe('sign-in limits', () => {
  it('end a request after five wrong codes with a message, and a new request works at once', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    const errors = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await api.login(mobile, otherThan(code), `192.0.2.${attempt}`);
      expect(response.status).toBe(422);
      errors.push((await read<ErrorBody>(response)).errors.password?.[0]);
    }
    expect(errors.slice(0, 4)).toEqual([wrongCode, wrongCode, wrongCode, wrongCode]);
    expect(errors[4]).toBe('این کد پس از چند تلاش نادرست باطل شد. کد تازه‌ای بخواهید.');
    expect((await api.login(mobile, code)).status).toBe(422);

    const request = api.requestOf(mobile);
    expect(await api.resendCode(mobile)).not.toBe(request);
    expect((await api.login(mobile, await api.codeOf(mobile))).status).toBe(200);
  });

  it('do not affect the owner of a number if a stranger tries codes for it', async () => {
    const api = createTestApi();
    const stranger = '198.51.100.1';
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    const request = api.requestOf(mobile);
    await api.sendCode(mobile, stranger);
    const theirs = otherThan(await api.codeOf(mobile));
    for (const guessed of [api.requestOf(mobile), null, 'guessed-1']) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await api.login(mobile, theirs, stranger, guessed)).status).toBe(422);
      }
    }
    expect((await api.login(mobile, theirs, stranger)).status).toBe(429);
    expect((await api.login(mobile, code, undefined, request)).status).toBe(200);
  });

  it('stop logins without a request after five wrong codes, but not those of the browser that names the request', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    const errors = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await api.login(mobile, otherThan(code), undefined, null);
      errors.push((await read<ErrorBody>(response)).errors.password?.[0]);
    }
    expect(errors[3]).toBe(wrongCode);
    expect(errors[4]).toBe('این کد پس از چند تلاش نادرست باطل شد. کد تازه‌ای بخواهید.');
    expect((await api.login(mobile, code, undefined, null)).status).toBe(422);
    expect((await api.login(mobile, code)).status).toBe(200);
  });

  it('invalidate the code of a request for good, however short the limit', async () => {
    const api = createTestApi({ limits: { wrongCodesPerRequest: { max: 2, seconds: 30 } } });
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    await api.login(mobile, otherThan(code));
    await api.login(mobile, otherThan(code));
    api.pass(31_000);
    expect((await api.login(mobile, code)).status).toBe(422);
  });

  it('allow a number ten codes a day, six of them from one address, and name the wait in hours', async () => {
    const api = createTestApi();
    const sendFrom = (address: string) => {
      api.pass(minutes(5));
      return api.sendCode(mobile, address);
    };
    for (let code = 0; code < 6; code += 1) expect((await sendFrom('192.0.2.1')).status).toBe(200);
    const hoarded = await sendFrom('192.0.2.1');
    expect(hoarded.status).toBe(429);
    for (let code = 0; code < 4; code += 1) expect((await sendFrom('192.0.2.2')).status).toBe(200);
    const full = await sendFrom('192.0.2.3');
    expect(full.status).toBe(429);
    expect(Number(full.headers.get('Retry-After'))).toBe((24 * 60 - 55) * 60);
    expect(await read<ErrorBody>(full)).toEqual({
      message: 'Too many codes were requested for this number today. Try again in 24 hours.',
      message_fa: 'امروز کدهای زیادی برای این شماره خواسته شده است. ۲۴ ساعت دیگر دوباره تلاش کنید.',
    });
    expect((await api.sendCode('09120000001', '192.0.2.3')).status).toBe(200);
    api.pass(minutes(24 * 60 - 55));
    expect((await api.sendCode(mobile, '192.0.2.3')).status).toBe(200);
  });

  it('count the addresses of a household, a /64 of IPv6, as one', async () => {
    const api = createTestApi({ limits: { codesPerAddress: { max: 1, seconds: 600 } } });
    const number = (index: number) => `0912345000${index}`;
    expect((await api.sendCode(number(1), '2001:db8:0:1::1')).status).toBe(200);
    expect((await api.sendCode(number(2), '2001:db8:0:1:ffff::2')).status).toBe(429);
    expect((await api.sendCode(number(3), '2001:db8:0:2::1')).status).toBe(200);
    expect((await api.sendCode(number(4), '203.0.113.1')).status).toBe(200);
    expect((await api.sendCode(number(5), '::ffff:cb00:7101')).status).toBe(429);
  });

  it('allow a number three codes in ten minutes, and name the wait', async () => {
    const api = createTestApi();
    for (let code = 0; code < 3; code += 1) {
      expect((await api.sendCode(mobile, `192.0.2.${code}`)).status).toBe(200);
      api.pass(minutes(1));
    }
    const response = await api.sendCode(mobile, '192.0.2.9');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('420');
    api.pass(minutes(7));
    expect((await api.sendCode(mobile, '192.0.2.9')).status).toBe(200);
  });

  it('allow each address five codes in ten minutes', async () => {
    const api = createTestApi();
    const number = (index: number) => `0912345000${index}`;
    for (let index = 0; index < 5; index += 1) {
      expect((await api.sendCode(number(index), '192.0.2.1')).status).toBe(200);
    }
    expect((await api.sendCode(number(5), '192.0.2.1')).status).toBe(429);
    expect((await api.sendCode(number(5), '192.0.2.2')).status).toBe(200);
  });

  it('count the viewer’s address, not the proxy’s, behind trusted hops', async () => {
    const limits = { codesPerAddress: { max: 1, seconds: 600 } };
    const sendAs = (api: ReturnType<typeof createTestApi>, index: number, forwarded: string) =>
      api.call('POST', '/login/send-code', {
        body: { mobile: `0912345000${index}`, ref: '0' },
        headers: { 'X-Forwarded-For': forwarded },
        address: '10.0.0.1',
      });
    const trusting = createTestApi({ limits, trustedHops: 1 });
    expect((await sendAs(trusting, 1, '203.0.113.1')).status).toBe(200);
    expect((await sendAs(trusting, 2, '203.0.113.2')).status).toBe(200);
    expect((await sendAs(trusting, 3, 'anything, 203.0.113.2')).status).toBe(429);

    const wary = createTestApi({ limits });
    expect((await sendAs(wary, 1, '203.0.113.1')).status).toBe(200);
    expect((await sendAs(wary, 2, '203.0.113.2')).status).toBe(429);
  });

  it('stop an address that tries codes for many numbers', async () => {
    const api = createTestApi({ limits: { wrongCodesPerAddress: { max: 3, seconds: 600 } } });
    for (let index = 0; index < 3; index += 1) {
      expect((await api.login(`0912345000${index}`, '1234')).status).toBe(422);
    }
    expect((await api.login('09123450009', '1234')).status).toBe(429);
  });

  it('can be cleared by a test', async () => {
    const api = createTestApi({ limits: { codesPerMobile: { max: 1, seconds: 600 } } });
    await api.sendCode(mobile);
    expect((await api.sendCode(mobile)).status).toBe(429);
    expect((await api.send('DELETE', '/_limits')).status).toBe(204);
    expect((await api.sendCode(mobile)).status).toBe(200);
  });
});
