import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createApiClient } from '../client.ts';
import type { ApiError } from '../failures/api-error.ts';
import { failures } from '../generated/examples.ts';
import type { OperationId } from '../operation.ts';
import { operations } from '../operations.ts';
import { failureOf } from '../test-support/api.ts';
import { fixture, requestFixture } from './fixtures.ts';
import { type FailureOf, fail, handlers, respond } from './index.ts';

const baseUrl = 'https://parde.test/api/v1';
const server = setupServer(...handlers());
const api = createApiClient({ baseUrl, retry: false });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const film = () => api.call('getMovie', { path: { id: '1024' } });
const logIn = () => api.call('login', requestFixture('login'));

describe('an override', () => {
  it('can be a body', async () => {
    const newUser = fixture('getUser', 'newcomer');
    server.use(respond('getUser', newUser));
    await expect(api.call('getUser', { query: { ref: '0' } })).resolves.toEqual(newUser);
    await expect(film()).resolves.toEqual(fixture('getMovie'));
  });

  it('can be a function that makes the answer of a call', async () => {
    server.use(
      respond('getMovie', async ({ param, query, request }) =>
        fixture('getMovie', ({ data }) => {
          data.id = param('id');
          data.name_en = `${request.method} ${query.get('x')}`;
        }),
      ),
    );
    const { data } = await api.call('getMovie', { path: { id: 'آ 1+' } });
    expect(data).toMatchObject({ id: 'آ 1+', name_en: 'GET null' });
  });

  it('can read the body of a POST', async () => {
    const sent: unknown[] = [];
    server.use(
      respond('login', async ({ request }) => {
        sent.push(await request.json());
        return { token: 'tok_2' };
      }),
    );
    await expect(logIn()).resolves.toEqual({ token: 'tok_2' });
    expect(sent).toEqual([requestFixture('login').body]);
  });

  it('can apply to the next call only', async () => {
    server.use(fail('getMovie', 503, { once: true }));
    expect(await failureOf(film())).toMatchObject({ kind: 'message', status: 503 });
    await expect(film()).resolves.toEqual(fixture('getMovie'));
  });

  it('can apply to one base URL only', async () => {
    const other = createApiClient({ baseUrl: 'https://other.test/v3', retry: false });
    server.use(
      respond('login', { token: 'tok_3' }, { baseUrl: 'https://other.test/v3' }),
      ...handlers({ baseUrl: 'https://other.test/v3' }),
    );
    await expect(logIn()).resolves.toEqual(fixture('login'));
    await expect(other.call('login', requestFixture('login'))).resolves.toEqual({ token: 'tok_3' });
  });

  it('can delay its answer, so that a test sees the loading state', async () => {
    server.use(respond('getMovie', fixture('getMovie'), { delay: 'infinite' }));
    const error = await failureOf(
      api.call('getMovie', { path: { id: '1024' }, signal: AbortSignal.timeout(50) }),
    );
    expect(error.kind).toBe('abort');
    server.use(respond('getMovie', fixture('getMovie'), { delay: 1 }));
    await expect(film()).resolves.toEqual(fixture('getMovie'));
  });

  it('must match the type of the contract', () => {
    // @ts-expect-error: a token is a string
    respond('login', { token: 4 });
    // @ts-expect-error: the path of this operation has no such name
    respond('login', ({ param }) => ({ token: param('id') }));
    // @ts-expect-error: there is no such operation
    expect(() => respond('getNothing')).toThrow();
  });
});

describe('a failure', () => {
  const rows = operations.flatMap(({ operationId }) =>
    Object.entries(failures[operationId]).map(([status, body]) => ({
      id: operationId,
      status: status === '5XX' ? 503 : Number(status),
      body,
    })),
  );

  it.each(rows)('$status of $id has the body of the contract’s example', async (row) => {
    const { id, status, body } = row;
    if (!isFailureOf(id, status)) throw new Error(`${id} does not fail with ${status}`);
    server.use(fail(id, status));
    const error = await failureOf(api.call(id, requestFixture(id)));
    expect(error).toMatchObject({ status, ...body, kind: kindOf(error) });
    expect(error.retryAfter).toBe(status === 429 ? 90 : undefined);
  });

  it('contains only the given errors and messages', async () => {
    server.use(fail('login', 422, { errors: { password: ['کد نادرست است'] } }));
    expect(await failureOf(logIn())).toMatchObject({
      kind: 'validation',
      errors: { password: ['کد نادرست است'] },
      hasMessage: false,
      message_fa: undefined,
    });
    server.use(fail('login', 500, { message_fa: 'خراب شد' }));
    expect(await failureOf(logIn())).toMatchObject({ kind: 'message', message_fa: 'خراب شد' });
  });

  it('contains the given wait', async () => {
    server.use(fail('getMovie', 429, { retryAfter: 30 }));
    expect(await failureOf(film())).toMatchObject({
      ...{ kind: 'rate-limited', retryAfter: 30 },
      message: 'Too many attempts. Try again in 30 seconds.',
      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۳۰ ثانیهٔ دیگر دوباره تلاش کنید.',
    });
  });

  it('names the fields in the language of the request', async () => {
    server.use(fail('login', 422));
    const english = createApiClient({ baseUrl, language: 'en', retry: false });
    const call = english.login(requestFixture('login'));
    expect((await failureOf(call)).errors).toEqual({
      password: ['The code entered is incorrect or has expired'],
    });
  });

  it('of the network gives no answer', async () => {
    server.use(fail('getMovie', 'network'));
    expect(await failureOf(film())).toMatchObject({ kind: 'network', status: undefined });
  });

  it('must be a failure of the contract', () => {
    // @ts-expect-error: a film has no 400
    expect(() => fail('getMovie', 400)).toThrow('The contract has no 400 for getMovie, only 401');
    expectTypeOf<FailureOf<'login'>>().toEqualTypeOf<
      422 | 429 | 500 | 502 | 503 | 504 | 'network'
    >();
  });
});

/** In a loop over all operations, the compiler sees the statuses as plain numbers. */
function isFailureOf<Id extends OperationId>(id: Id, status: unknown): status is FailureOf<Id> {
  return Object.hasOwn(failures[id], Number(status) >= 500 ? '5XX' : String(status));
}

function kindOf({ status, errors }: ApiError): ApiError['kind'] {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'rate-limited';
  return errors ? 'validation' : 'message';
}
