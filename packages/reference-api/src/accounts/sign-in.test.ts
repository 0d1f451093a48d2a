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

/**
 * Returns random bytes for tests. Codes take the given pairs of bytes; all other values count up, so that no two are
 * the same.
 */
function drawing(pairs: readonly (readonly number[])[]) {
  const left = pairs.values();
  let others = 0;
  return (size: number) => {
    if (size === 2) return Uint8Array.from(left.next().value ?? [0, 0]);
    others += 1;
    return new Uint8Array(size).fill(others);
  };
}

describe('a code', () => {
  it('is sent with four digits by SMS, and signs in once', async () => {
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

  it('is uniformly random', async () => {
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

  it('expires after five minutes', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    api.pass(minutes(5));
    expect((await api.login(mobile, code)).status).toBe(422);
  });

  it('belongs to its request, so two browsers have different codes', async () => {
    const api = createTestApi({
      random: drawing([
        [0, 1],
        [0, 2],
      ]),
    });
    await api.sendCode(mobile);
    const first = api.requestOf(mobile);
    await api.sendCode(mobile);
    const second = api.requestOf(mobile);
    expect(first).not.toBe(second);
    expect((await api.login(mobile, '0002', undefined, first)).status).toBe(422);
    expect((await api.login(mobile, '0001', undefined, second)).status).toBe(422);
    expect((await api.login(mobile, '0001', undefined, first)).status).toBe(200);
    expect((await api.login(mobile, '0002', undefined, second)).status).toBe(200);
  });

  it('is refused with another request', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    const response = await api.login(mobile, code, undefined, 'of-nobody');
    expect(response.status).toBe(422);
    expect((await read<ErrorBody>(response)).errors).toEqual({ password: [wrongCode] });
    expect((await api.login(mobile, code)).status).toBe(200);
  });

  it('signs in without its request from the network that requested it', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const first = await api.codeOf(mobile);
    await api.sendCode(mobile);
    expect((await api.login(mobile, first, '198.51.100.1', null)).status).toBe(422);
    expect((await api.login(mobile, first, undefined, null)).status).toBe(200);
    expect((await api.login(mobile, first, undefined, null)).status).toBe(422);
    expect((await api.login(mobile, await api.codeOf(mobile), undefined, null)).status).toBe(200);
  });

  it.each([
    ['says that it keeps its name', { 'Code-Request': 'named' }, false],
    ['has named it', {}, true],
  ])('requires its request if the browser %s', async (_, headers, repeats) => {
    const api = createTestApi();
    await api.call('POST', '/login/send-code', { headers, body: { mobile, ref: '0' } });
    if (repeats) await api.resendCode(mobile);
    const code = await api.codeOf(mobile);
    expect((await api.login(mobile, code, undefined, null)).status).toBe(422);
    expect((await api.login(mobile, code)).status).toBe(200);
  });

  it('stays the same when its browser requests it again, so either SMS works', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    const request = api.requestOf(mobile);
    api.pass(minutes(4));
    expect(await api.resendCode(mobile)).toBe(request);
    expect(await api.codeOf(mobile)).toBe(code);
    api.pass(minutes(4));
    expect((await api.login(mobile, code)).status).toBe(200);
  });

  it('expires after ten minutes, however often it is requested', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    const request = api.requestOf(mobile);
    api.pass(minutes(4));
    await api.resendCode(mobile);
    api.pass(minutes(4));
    await api.resendCode(mobile);
    api.pass(minutes(2));
    expect((await api.login(mobile, code, undefined, request)).status).toBe(422);
    expect(await api.resendCode(mobile, request)).not.toBe(request);
  });

  it('is not repeated for another number', async () => {
    const api = createTestApi();
    await api.sendCode('09120000001');
    const request = api.requestOf('09120000001');
    expect(await api.resendCode(mobile, request)).not.toBe(request);
  });

  it('signs in only with the number it was sent to', async () => {
    const api = createTestApi();
    await api.sendCode(mobile);
    const code = await api.codeOf(mobile);
    expect((await api.login('09120000001', code)).status).toBe(422);
    expect((await api.login(mobile, code)).status).toBe(200);
  });

  it('that is wrong causes a 422 for the password, in the reader’s language', async () => {
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

  it('is sent only by the given sender in production', async () => {
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

describe('sign-in forms', () => {
  it('name each invalid field', async () => {
    const api = createTestApi();
    const login = await api.call('POST', '/login', {
      body: { mobile: '9123456789', password: 'x' },
    });
    expect((await read<ErrorBody>(login)).errors).toEqual({
      mobile: ['شمارهٔ همراه خود را درست وارد کنید'],
      password: ['چهار رقم کد را وارد کنید'],
    });
    const code = await api.call('POST', '/login/send-code', {
      body: { mobile, ref: '0', role: 'x' },
    });
    expect(Object.keys((await read<ErrorBody>(code)).errors)).toEqual(['role']);
  });

  it('accept the login form with an empty code', async () => {
    const body = { mobile, password: '', ref: '0' };
    const response = await createTestApi().call('POST', '/login/send-code', { body });
    expect(response.status).toBe(200);
  });
});

describe('a token', () => {
  it('expires after thirty days', async () => {
    const api = createTestApi();
    const token = await api.signIn(mobile);
    api.pass(minutes(60 * 24 * 30) - 1);
    expect((await api.call('GET', '/get/user?ref=0', { token })).status).toBe(200);
    api.pass(1);
    expect((await api.call('GET', '/get/user?ref=0', { token })).status).toBe(401);
  });
});
