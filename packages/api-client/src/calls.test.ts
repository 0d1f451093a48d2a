import type { FetchOptions } from 'openapi-fetch';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CallInput, Input } from './calls.ts';
import type { ApiClient } from './client.ts';
import type { operations as contract, paths } from './generated/schema.ts';
import { type Movie, messageToShow } from './index.ts';
import type { OperationId, Route } from './operation.ts';
import { operations } from './operations.ts';
import { createTestApi, failureOf, json } from './test-support/api.ts';

/** The options that openapi-fetch accepts for the path and the method of an operation. */
type Written<Id extends OperationId> = FetchOptions<
  paths[Route<Id>['path']][Lowercase<Route<Id>['method']>]
>;

/** The path, query, header and body that a call of the operation passes on. */
type Handed<Id extends OperationId> = Pick<Input<Id>, 'body'> & {
  params: Pick<Input<Id>, 'path' | 'query' | 'header'>;
};

const others = ['call', 'hasOperation', 'pages', 'use', 'eject'] as const;

/** Never run: only the compiler checks its content. */
function misuse(api: ApiClient) {
  // @ts-expect-error the slider needs a referral
  void api.call('getSlider');
  // @ts-expect-error a film needs an id
  void api.call('getMovie', {});
  // @ts-expect-error the discover list takes no query
  void api.call('getDiscover', { query: { ref: '0' } });
  // @ts-expect-error login needs a code
  void api.call('login', { body: { mobile: '09123456789' } });
  // @ts-expect-error the tail of the check is the client's
  void api.call('ghostCheck', { path: { check_url: '/x' }, query: { ref: '0' } });
  const purchase = { plan_id: 'm3' };
  // @ts-expect-error there is no such header
  void api.call('buyPlan', { body: purchase, header: { 'Idempotent-Key': 'k' } });
  // @ts-expect-error a film takes no header of its own
  void api.call('getMovie', { path: { id: '1024' }, header: { 'Idempotency-Key': 'k' } });
  // @ts-expect-error there is no such operation
  void api.call('getEverything');
  // @ts-expect-error a film needs an id
  void api.getMovie();
  // @ts-expect-error login needs a code
  void api.login({ body: { mobile: '09123456789' } });
  // @ts-expect-error there is no such operation
  void api.getEverything();
  // @ts-expect-error a film needs an id
  void api.call.raw('getMovie');
}

describe('the types of a call', () => {
  it('match the contract', () => {
    expect(misuse).toBeTypeOf('function');
    expectTypeOf<OperationId>().toEqualTypeOf<keyof contract>();
  });

  it('match the types of openapi-fetch for the path of each operation', () => {
    // The client fills in the tail of the check path, so callers do not pass it.
    type Called = Exclude<OperationId, 'ghostCheck'>;
    type Strange = { [Id in Called]: Handed<Id> extends Written<Id> ? never : Id }[Called];
    expectTypeOf<Strange>().toBeNever();
    expectTypeOf<Handed<'getCast'>>().not.toExtend<Written<'getSlider'>>();
  });

  it('require the headers that the contract requires, and allow its optional headers', () => {
    type Key = { 'Idempotency-Key': string };
    expectTypeOf<Input<'buyPlan'>['header']>().toEqualTypeOf<Key>();
    expectTypeOf<CallInput<'chargeWallet'>['header']>().toEqualTypeOf<Partial<Key> | undefined>();
  });

  it('give each answer its type', async () => {
    const { api } = createTestApi(() => json({ data: { name_fa: 'پرده' } }));
    const { data } = await api.call('getMovie', { path: { id: '1' } });
    expectTypeOf(data).toEqualTypeOf<Movie>();
    expectTypeOf(data.price).toEqualTypeOf<number | null>();
    expectTypeOf(api.call('logout')).resolves.toEqualTypeOf<undefined>();
    expect(data.name_fa).toBe('پرده');
  });

  it('are the same if the operation is called as a method', async () => {
    const { api, requests } = createTestApi(() => json({ data: { name_fa: 'پرده' } }));
    const { data } = await api.getMovie({ path: { id: '1' } });
    expectTypeOf(data).toEqualTypeOf<Movie>();
    expectTypeOf(api.getDiscover).parameters.toEqualTypeOf<[input?: CallInput<'getDiscover'>]>();
    expectTypeOf<keyof ApiClient>().toEqualTypeOf<OperationId | (typeof others)[number]>();
    expect(data.name_fa).toBe('پرده');
    expect(requests[0]?.url).toBe('https://parde.test/api/v1/get/movie/1');
    expect(Object.keys(api).sort()).toEqual(
      [...operations.map(({ operationId }) => operationId), ...others].sort(),
    );
  });

  it('have the status and headers in raw answers', async () => {
    const headers = { 'x-request-id': 'req-7', 'x-total': '9' };
    const { api } = createTestApi(() => json({ data: { name_fa: 'پرده' } }, { headers }));
    const answer = await api.call.raw('getMovie', { path: { id: '1' } });
    expectTypeOf(answer.data.data).toEqualTypeOf<Movie>();
    expectTypeOf(api.call.raw('logout')).resolves.toExtend<{ data: undefined; status: number }>();
    expect(answer).toMatchObject({ data: { data: { name_fa: 'پرده' } }, status: 200 });
    expect([answer.requestId, answer.headers.get('x-total')]).toEqual(['req-7', '9']);
  });

  it('distinguish the kinds of error', async () => {
    const { api } = createTestApi(() => json({ errors: { mobile: ['x'] } }, { status: 422 }));
    const error = await failureOf(api.call('getDiscover'));
    if (error.kind !== 'validation') throw error;
    expectTypeOf(error.errors).toEqualTypeOf<Record<string, string[]>>();
    expectTypeOf(error.status).toEqualTypeOf<number>();
    expect(messageToShow(error, 'fa')).toBe(error.errors.mobile?.[0]);
  });
});
