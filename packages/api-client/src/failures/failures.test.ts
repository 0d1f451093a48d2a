import { describe, expect, it } from 'vitest';
import { createTestApi, empty, failureOf, json } from '../test-support/api.ts';
import { isApiError, messageToShow, serverMessage } from './api-error.ts';

const login = { body: { mobile: '09123456789', password: '4821' } };

function failedLogin(reply: () => Response) {
  return failureOf(createTestApi(reply).api.call('login', login));
}

describe('an error answer', () => {
  it('names the invalid fields', async () => {
    const error = await failedLogin(() =>
      json(
        {
          errors: { password: ['کد نادرست است', 'دوباره'] },
          message: 'Wrong',
          message_fa: 'نادرست',
        },
        { status: 422, headers: { 'x-request-id': 'req-7' } },
      ),
    );
    expect(error).toMatchObject({
      kind: 'validation',
      operation: 'login',
      status: 422,
      requestId: 'req-7',
      errors: { password: ['کد نادرست است', 'دوباره'] },
      message: 'Wrong',
      message_fa: 'نادرست',
      hasMessage: true,
    });
    expect(isApiError(error)).toBe(true);
    expect(error).toBeInstanceOf(Error);
  });

  it.each([
    ['a plain string', 'کد نادرست است', { form: ['کد نادرست است'] }],
    ['a string for a field', { mobile: 'نادرست' }, { mobile: ['نادرست'] }],
    ['a field without messages beside one with', { a: [], b: ['x'] }, { b: ['x'] }],
  ])('may contain errors in the form of %s', async (_, errors, read) => {
    const error = await failedLogin(() => json({ errors }, { status: 422 }));
    expect(error).toMatchObject({ kind: 'validation', errors: read });
  });

  it.each([
    ['nothing', {}],
    ['null', { mobile: null }],
    ['numbers', { mobile: [1, 2] }],
    ['empty words', { mobile: [''], password: '' }],
    ['a number', 7],
  ])('has no field errors if `errors` is %s', async (_, errors) => {
    const error = await failedLogin(() => json({ errors, message: 'No' }, { status: 400 }));
    expect(error).toMatchObject({ kind: 'message', errors: undefined, message: 'No' });
  });

  it('cannot change a prototype through a field’s name', async () => {
    const error = await failedLogin(
      () => new Response('{"errors":{"__proto__":["x"]}}', { status: 422 }),
    );
    expect(Object.keys(error.errors ?? {})).toEqual(['__proto__']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it.each([
    ['nothing', () => empty(500)],
    ['a page', () => new Response('<h1>Bad Gateway</h1>', { status: 500 })],
    ['half of its JSON', () => new Response('{"mess', { status: 500 })],
    ['a list', () => json(['x'], { status: 500 })],
    ['null', () => json(null, { status: 500 })],
    ['messages of another kind', () => json({ message: 5, message_fa: {} }, { status: 500 })],
  ])('keeps its status if its body is %s', async (_, reply) => {
    const error = await failedLogin(reply);
    expect(error).toMatchObject({
      kind: 'message',
      status: 500,
      message: 'login answered 500',
      hasMessage: false,
      message_fa: undefined,
    });
    expect(serverMessage(error, 'fa')).toBeUndefined();
  });

  it('has status 404, so that a page can recognise it', async () => {
    const { api } = createTestApi(() => json({ message: 'Gone' }, { status: 404 }));
    const error = await failureOf(api.call('getMovie', { path: { id: 'x' } }));
    expect(error).toMatchObject({ kind: 'message', status: 404 });
  });

  it.each([
    ['90', 90],
    ['0', 0],
    ['soon', undefined],
    ['1.5', undefined],
    ['-5', undefined],
    ['+5', undefined],
    ['1e3', undefined],
    ['2026', 2026],
    ['2026-11-21', undefined],
    ['9'.repeat(400), undefined],
    ['Xxx, 99 Yyy 2026 99:99:99 GMT', undefined],
    [undefined, undefined],
    [new Date(Date.now() + 30_500).toUTCString(), expect.closeTo(30, -1)],
    [new Date(0).toUTCString(), 0],
  ])('with status 429 has the retryAfter of its header: %j', async (header, retryAfter) => {
    const error = await failedLogin(() =>
      json(
        { message: 'Wait' },
        { status: 429, headers: header === undefined ? {} : { 'retry-after': header } },
      ),
    );
    expect(error).toMatchObject({ kind: 'rate-limited', status: 429, retryAfter });
  });
});

describe('the message to show', () => {
  it.each([
    [{ errors: { mobile: ['یک', 'دو'] }, message: 'en', message_fa: 'fa' }, 'یک', 'یک'],
    [{ message: 'en', message_fa: 'fa' }, 'fa', 'en'],
    [{ message: 'en' }, 'en', 'en'],
    [{ message_fa: 'fa' }, 'fa', 'fa'],
  ])('is in the viewer’s language: %j', async (body, fa, en) => {
    const error = await failedLogin(() => json(body, { status: 400 }));
    for (const messageOf of [messageToShow, serverMessage]) {
      expect(messageOf(error, 'fa')).toBe(fa);
      expect(messageOf(error, 'en')).toBe(en);
    }
  });

  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  const never = () => new Promise<Response>(() => {});
  const unsent = { headers: { '': 'no name' } };
  it.each<[string, () => Response | Promise<Response>, RegExp, object?]>([
    ['the line', offline, /^Couldn’t connect\. Check/],
    ['the clock', never, /^Couldn’t connect in time/, { timeout: 1 }],
    ['what was not sent', () => empty(500), /couldn’t be sent/, unsent],
    ['500', () => empty(500), /on our side/],
    ['a success of another form', () => new Response('<h1>Hello</h1>'), /on our side/],
    ['429', () => empty(429), /^Too many requests/],
    ['401', () => empty(401), /^Sign in again/],
    ['403', () => empty(403), /not allowed/],
    ['404', () => empty(404), /^Nothing was found/],
    ['400', () => empty(400), /refused/],
  ])(
    'depends on the kind of the error if the server sent no message: %s',
    async (_, reply, en, options = {}) => {
      const error = await failureOf(createTestApi(reply, options).api.call('login', login));
      expect(serverMessage(error, 'en')).toBeUndefined();
      expect(messageToShow(error, 'en')).toMatch(en);
      expect(messageToShow(error, 'fa')).toMatch(/^[آ-ی].*[.]$/);
    },
  );

  it('exists for an aborted call too', async () => {
    const { api } = createTestApi(never);
    const error = await failureOf(api.call('login', { ...login, signal: AbortSignal.abort() }));
    expect(messageToShow(error, 'en')).toMatch(/cancelled/);
  });

  it('is not available for an error that lost its fields on the way to a browser', () => {
    expect(isApiError(Object.assign(new Error('login: network'), { name: 'ApiError' }))).toBe(
      false,
    );
  });
});

describe('an ended session', () => {
  const unauthorized = () => json({ message: 'Ended' }, { status: 401 });

  it('is reported once for a burst of calls, and again for a later burst', async () => {
    const reports: string[] = [];
    const { api } = createTestApi(unauthorized, {
      onUnauthorized: ({ operation }) => reports.push(operation),
    });
    const burst = () =>
      Promise.allSettled([
        api.call('getUser', { query: { ref: '0' } }),
        api.call('getDiscover'),
        api.call('getMovie', { path: { id: '1' } }),
      ]);
    await burst();
    expect(reports).toHaveLength(1);
    await burst();
    expect(reports).toHaveLength(2);
    const error = await failureOf(api.call('getDiscover'));
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, message: 'Ended' });
    expect(reports).toHaveLength(3);
  });

  it('is reported once for one expired token, and again for the next', async () => {
    const reports: string[] = [];
    let token = 'tok_1';
    const { api } = createTestApi(unauthorized, {
      getToken: () => token,
      onUnauthorized: ({ operation }) => reports.push(operation),
    });
    await failureOf(api.call('getDiscover'));
    await failureOf(api.call('getUser', { query: { ref: '0' } }));
    expect(reports).toEqual(['getDiscover']);
    token = 'tok_2';
    await failureOf(api.call('getUser', { query: { ref: '0' } }));
    await failureOf(api.call('getDiscover'));
    expect(reports).toEqual(['getDiscover', 'getUser']);
  });

  it('remains the error if the hook throws, with the hook’s error as its cause', async () => {
    const cause = new Error('the hook has a fault');
    const { api } = createTestApi(unauthorized, {
      onUnauthorized: () => {
        throw cause;
      },
    });
    const error = await failureOf(api.call('getDiscover'));
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, cause });
  });

  it('is reported only to its own client', async () => {
    const reports: string[] = [];
    const clients = ['one', 'other'].map((name) =>
      createTestApi(unauthorized, { onUnauthorized: () => reports.push(name) }),
    );
    await Promise.allSettled(
      clients.flatMap(({ api }) => [api.call('getDiscover'), api.call('getDiscover')]),
    );
    expect(reports).toEqual(['one', 'other']);
  });

  it('fails a call even without a hook', async () => {
    const { api } = createTestApi(unauthorized);
    expect((await failureOf(api.call('getDiscover'))).kind).toBe('unauthorized');
  });
});
