import { createApiClient } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type LoginFailure, readFailure } from './login-failure.ts';
import type { LoginRequest } from './login-machine.ts';

/** What a viewer is told when the server answers so. */
async function told(
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

describe('what was sent is wrong', () => {
  it('the first message of the request’s own field', async () => {
    const body = { errors: { mobile: ['number'], password: ['code', 'more'] }, message: 'no' };
    expect(await told(refuse(body))).toEqual({
      request: 'login',
      kind: 'refused',
      said: 'code',
      wait: undefined,
    });
    expect((await told(refuse(body), { request: 'send-code' })).said).toBe('number');
  });

  it('else of the other field, else of any', async () => {
    expect((await told(refuse({ errors: { mobile: ['number'] } }))).said).toBe('number');
    expect((await told(refuse({ errors: { captcha: ['robot'] } }))).said).toBe('robot');
  });

  it('a plain string', async () => {
    expect((await told(refuse({ errors: 'expired' }))).said).toBe('expired');
  });

  it('else the message, the viewer’s language first', async () => {
    const body = { message: 'no', message_fa: 'نه' };
    expect((await told(refuse(body))).said).toBe('نه');
    expect((await told(refuse(body), { locale: 'en' })).said).toBe('no');
    expect((await told(refuse({ message_fa: 'نه' }), { locale: 'en' })).said).toBe('نه');
    expect((await told(refuse({ message: 'no' }))).said).toBe('no');
  });

  it('a server that says nothing leaves the words to us', async () => {
    expect(await told(refuse({}, 400))).toMatchObject({ kind: 'refused', said: undefined });
  });
});

describe('too many requests', () => {
  const said = { message_fa: 'صبر کنید' };

  it('are told with the wait', async () => {
    expect(await told(refuse(said, 429, { 'retry-after': '40' }))).toMatchObject({
      kind: 'too-many',
      said: 'صبر کنید',
      wait: 40,
    });
  });

  it('without a wait, or with none, nothing waits', async () => {
    expect((await told(refuse(said, 429))).wait).toBeUndefined();
    expect((await told(refuse(said, 429, { 'retry-after': '0' }))).wait).toBeUndefined();
  });
});

describe('no answer', () => {
  it.each([
    ['the line is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server failed', refuse({}, 500)],
    [
      'the answer is cut',
      () => new Response('{"tok', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('%s', async (_why, answer) => {
    expect(await told(answer)).toMatchObject({ kind: 'no-answer', wait: undefined });
  });

  it('a server that failed may still say why', async () => {
    const body = { message: 'later', message_fa: 'بعداً' };
    expect(await told(refuse(body, 503))).toMatchObject({ kind: 'no-answer', said: 'بعداً' });
  });

  it('a mistake of ours is told like one', () => {
    expect(readFailure(new Error('oops'), 'login', 'fa')).toMatchObject({
      kind: 'no-answer',
      said: undefined,
    });
  });
});
