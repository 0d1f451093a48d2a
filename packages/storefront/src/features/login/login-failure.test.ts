import { createApiClient } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type LoginFailure, type LoginRequest, readFailure } from './login-machine.ts';

async function failureFor(
  answer: () => Response | Promise<Response>,
  { request = 'login', locale = 'fa' }: { request?: LoginRequest; locale?: 'fa' | 'en' } = {},
): Promise<LoginFailure> {
  const api = createApiClient({ baseUrl: 'http://api.test/api/v1', fetch: async () => answer() });
  const call =
    request === 'login'
      ? api.call('login', { body: { mobile: '09123456789', password: '1234' } })
      : api.call('sendCode', { body: { mobile: '09123456789', ref: '0' } });
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return readFailure(error, request, locale);
}

const refuse =
  (body: unknown, status = 422, headers = {}) =>
  () =>
    Response.json(body, { status, headers });

describe('a refused request', () => {
  it('shows the first message of the request’s own field', async () => {
    const body = { errors: { mobile: ['number'], password: ['code', 'more'] }, message: 'no' };
    expect(await failureFor(refuse(body))).toEqual({
      request: 'login',
      kind: 'refused',
      reason: 'refused',
      serverMessage: 'code',
      wait: undefined,
    });
    expect((await failureFor(refuse(body), { request: 'send-code' })).serverMessage).toBe('number');
  });

  it('falls back to the other field, then to any field', async () => {
    expect((await failureFor(refuse({ errors: { mobile: ['number'] } }))).serverMessage).toBe(
      'number',
    );
    expect((await failureFor(refuse({ errors: { captcha: ['robot'] } }))).serverMessage).toBe(
      'robot',
    );
  });

  it('reads errors that are a plain string', async () => {
    expect((await failureFor(refuse({ errors: 'expired' }))).serverMessage).toBe('expired');
  });

  it('falls back to the message, in the viewer’s language first', async () => {
    const body = { message: 'no', message_fa: 'نه' };
    expect((await failureFor(refuse(body))).serverMessage).toBe('نه');
    expect((await failureFor(refuse(body), { locale: 'en' })).serverMessage).toBe('no');
    expect((await failureFor(refuse({ message_fa: 'نه' }), { locale: 'en' })).serverMessage).toBe(
      'نه',
    );
    expect((await failureFor(refuse({ message: 'no' }))).serverMessage).toBe('no');
  });

  it.each([[{}], [[]], [null]])('has no message if the server sends none: %j', async (body) => {
    expect(await failureFor(refuse(body, 400))).toMatchObject({
      kind: 'refused',
      reason: 'refused',
      serverMessage: undefined,
    });
  });
});

describe('too many requests', () => {
  const body = { message_fa: 'صبر کنید' };

  it('have the time to wait', async () => {
    expect(await failureFor(refuse(body, 429, { 'retry-after': '40' }))).toMatchObject({
      kind: 'too-many',
      serverMessage: 'صبر کنید',
      wait: 40,
    });
  });

  it('have no time to wait without Retry-After, or with zero', async () => {
    expect((await failureFor(refuse(body, 429))).wait).toBeUndefined();
    expect((await failureFor(refuse(body, 429, { 'retry-after': '0' }))).wait).toBeUndefined();
  });
});

describe('no usable answer', () => {
  it.each([
    [
      'the connection is lost',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'connection',
    ],
    ['the server failed', refuse({}, 500), 'server'],
    [
      'the answer is cut',
      () => new Response('{"tok', { headers: { 'content-type': 'text/html' } }),
      'unreadable',
    ],
    ['the answer is empty', () => new Response(''), 'unreadable'],
    ['the answer is a 201', refuse({ data: { token: 'abc' } }, 201), 'unreadable'],
    ['the answer is a 204', () => new Response(null, { status: 204 }), 'unreadable'],
  ])('keeps the typed code, and has its own reason: %s', async (_why, answer, reason) => {
    expect(await failureFor(answer)).toMatchObject({
      kind: 'no-answer',
      reason,
      serverMessage: undefined,
      wait: undefined,
    });
  });

  it('has the server’s message for a 5xx', async () => {
    const body = { message: 'later', message_fa: 'بعداً' };
    expect(await failureFor(refuse(body, 503))).toMatchObject({
      kind: 'no-answer',
      serverMessage: 'بعداً',
    });
  });

  it('includes an error in the client’s own code', () => {
    expect(readFailure(new Error('oops'), 'login', 'fa')).toMatchObject({
      kind: 'no-answer',
      serverMessage: undefined,
    });
  });
});
