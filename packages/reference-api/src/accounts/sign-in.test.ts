import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../index.ts';
import {
  createTestApi,
  type ErrorBody,
  minutes,
  otherThan,
  read,
} from '../test-support/test-api.ts';

const mobile = '09123456789';
const wrongCode = 'کد واردشده نادرست است یا زمان آن گذشته است';

/** Byte pairs: each code takes two bytes. */
function drawing(pairs: readonly (readonly number[])[]) {
  const left = pairs.values();
  return (size: number) =>
    size === 2 ? Uint8Array.from(left.next().value ?? [0, 0]) : new Uint8Array(size);
}

describe('a code', () => {
  it('is four digits in an SMS, and signs in once', async () => {
    const api = createTestApi();
    expect((await api.sendCode(mobile)).status).toBe(200);
    const { data } = await read<{ data: OutboxMessage[] }>(
      api.send('GET', `/_outbox?mobile=${mobile}`),
    );
    expect(data).toHaveLength(1);
    const [{ code, text } = { code: '', text: '' }] = data;
    expect(code).toMatch(/^\d{4}$/);
    expect(text).toContain(code);

    const first = await api.login(mobile, code);
    expect(first.status).toBe(200);
    expect((await read<Answer<'login'>>(first)).token).toMatch(/^[\w-]{43}$/);
    expect((await api.login(mobile, code)).status).toBe(422);
  });

  it('is random each time, evenly, from random bytes', async () => {
    const api = createTestApi({
      random: drawing([
        [255, 255],
        [0, 7],
        [0xea, 0x60],
        [0x27, 0x0f],
      ]),
    });
    await api.sendCode(mobile);
    expect(await api.codeOf(mobile)).toBe('0007');
    await api.sendCode(mobile);
    expect(await api.codeOf(mobile)).toBe('9999');
  });

  it('is void after five minutes', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    api.pass(minutes(5));
    expect((await api.login(mobile, code)).status).toBe(422);
  });

  it('is void once a newer one is sent', async () => {
    const api = createTestApi({
      random: drawing([
        [0, 1],
        [0, 2],
      ]),
    });
    await api.sendCode(mobile);
    await api.sendCode(mobile);
    expect((await api.login(mobile, '0001')).status).toBe(422);
    expect((await api.login(mobile, '0002')).status).toBe(200);
  });

  it('belongs to the number that it was sent to', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    expect((await api.login('09120000001', code)).status).toBe(422);
    expect((await api.login(mobile, code)).status).toBe(200);
  });

  it('that is wrong is a 422 about the password, in the reader’s language', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const password = otherThan(await api.codeOf(mobile));
    const response = await api.login(mobile, password);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { password: [wrongCode] },
      message: 'The code entered is incorrect or has expired',
      message_fa: wrongCode,
    });
    const english = await api.call('POST', '/login', {
      body: { mobile, password },
      headers: { 'Accept-Language': 'en-US,en;q=0.9,fa;q=0.5' },
    });
    expect((await read<ErrorBody>(english)).errors.password).toEqual([
      'The code entered is incorrect or has expired',
    ]);
  });

  it('is sent by the sender that is given, and in production by nothing else', async () => {
    const sent: string[] = [];
    const api = createTestApi({
      production: true,
      sendSms: ({ mobile: to, code }) => void sent.push(`${to} ${code}`),
    });
    await api.sendCode(mobile);
    expect(sent).toEqual([expect.stringMatching(/^09123456789 \d{4}$/)]);
    expect((await api.send('GET', '/_outbox')).status).toBe(404);
  });
});

describe('the forms', () => {
  it('name each field that does not fit', async () => {
    const api = createTestApi();
    const login = await api.call('POST', '/login', {
      body: { mobile: '9123456789', password: 'x' },
    });
    expect((await read<ErrorBody>(login)).errors).toEqual({
      mobile: ['شمارهٔ موبایل خود را درست وارد کنید'],
      password: ['چهار رقم کد را وارد کنید'],
    });
    const code = await api.call('POST', '/login/send-code', {
      body: { mobile, ref: '0', role: 'x' },
    });
    expect(Object.keys((await read<ErrorBody>(code)).errors)).toEqual(['role']);
  });

  it('take the login form as it stands, with its empty code', async () => {
    const body = { mobile, password: '', ref: '0' };
    const response = await createTestApi().call('POST', '/login/send-code', { body });
    expect(response.status).toBe(200);
  });
});

describe('limits', () => {
  it('lock a number out after five wrong codes, and void its code', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await api.login(mobile, otherThan(code), `192.0.2.${attempt}`);
      expect(response.status).toBe(422);
    }
    const locked = await api.login(mobile, code);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('Retry-After')).toBe('600');
    expect((await read<ErrorBody>(locked)).message_fa).toContain('۶۰۰ ثانیهٔ دیگر');
    expect((await api.sendCode(mobile)).status).toBe(429);

    api.pass(minutes(10));
    expect((await api.login(mobile, code)).status).toBe(422);
    await api.sendCode(mobile);
    expect((await api.login(mobile, await api.codeOf(mobile))).status).toBe(200);
  });

  it('void the code of a locked number for good, however short the lock', async () => {
    const api = createTestApi({ limits: { wrongCodesPerMobile: { max: 2, seconds: 30 } } });
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    await api.login(mobile, otherThan(code));
    await api.login(mobile, otherThan(code));
    api.pass(31_000);
    expect((await api.login(mobile, code)).status).toBe(422);
  });

  it('forget the wrong codes of a number that then signs in', async () => {
    const api = createTestApi();
    for (let round = 0; round < 3; round += 1) {
      await api.sendCode(mobile);
      const code = await api.codeOf(mobile);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await api.login(mobile, otherThan(code), `198.51.100.${round}`);
      }
      expect((await api.login(mobile, code, `198.51.100.${round}`)).status).toBe(200);
    }
  });

  it('send a number three codes in ten minutes, and say how long to wait', async () => {
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

  it('send an address five codes in ten minutes, another address its own five', async () => {
    const api = createTestApi();
    const number = (index: number) => `0912345000${index}`;
    for (let index = 0; index < 5; index += 1) {
      expect((await api.sendCode(number(index), '192.0.2.1')).status).toBe(200);
    }
    expect((await api.sendCode(number(5), '192.0.2.1')).status).toBe(429);
    expect((await api.sendCode(number(5), '192.0.2.2')).status).toBe(200);
  });

  it('see the viewer, not the proxy, behind hops that are trusted', async () => {
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

  it('stop an address that tries codes of many numbers', async () => {
    const api = createTestApi({ limits: { wrongCodesPerAddress: { max: 3, seconds: 600 } } });
    for (let index = 0; index < 3; index += 1) {
      expect((await api.login(`0912345000${index}`, '1234')).status).toBe(422);
    }
    expect((await api.login('09123450009', '1234')).status).toBe(429);
  });

  it('can be emptied by a test', async () => {
    const api = createTestApi({ limits: { codesPerMobile: { max: 1, seconds: 600 } } });
    await api.sendCode(mobile);
    expect((await api.sendCode(mobile)).status).toBe(429);
    expect((await api.send('DELETE', '/_limits')).status).toBe(204);
    expect((await api.sendCode(mobile)).status).toBe(200);
  });
});

describe('a token', () => {
  it('ends after thirty days', async () => {
    const api = createTestApi();
    const token = await api.signIn(mobile);
    api.pass(minutes(60 * 24 * 30) - 1);
    expect((await api.call('GET', '/get/user?ref=0', { token })).status).toBe(200);
    api.pass(1);
    expect((await api.call('GET', '/get/user?ref=0', { token })).status).toBe(401);
  });
});
