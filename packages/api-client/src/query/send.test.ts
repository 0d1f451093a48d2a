import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ApiClient } from '../client.ts';
import type { ApiError } from '../failures/api-error.ts';
import type { TitleState } from '../generated/schema.ts';
import type { OperationId } from '../operations.ts';
import { createTestApi, empty, json } from '../test-support/api.ts';
import { reads, writes } from '../test-support/operations.ts';
import { fixture, requestFixture } from '../testing/fixtures.ts';
import { ask, keyOf, send, type WriteId } from './index.ts';
import { invalidates, sentInBackground } from './writes.ts';

const sendRating = (api: ApiClient) => send(api, 'rateTitle');

/** Sends any write. Each write takes its own input. */
interface Sender {
  mutate(input: unknown): Promise<unknown>;
}

function run(api: ApiClient, id: WriteId, client: QueryClient): Promise<unknown> {
  const sender: Sender = new MutationObserver(client, send(api, id));
  return sender.mutate(requestFixture(id));
}

/** Creates a cache with an entry for every read operation. */
function createFilledCache() {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: 1, retryDelay: 0 } } });
  for (const id of reads) client.setQueryData([...keyOf(id), {}], 'kept');
  const old = () => reads.filter((id) => client.getQueryState([id, {}])?.isInvalidated);
  return { client, old };
}

describe.each(writes)('send %s', (id) => {
  it('sends its complete input once, and invalidates only the queries that it changes', async () => {
    const started: OperationId[] = [];
    const { api, requests } = createTestApi(() => json(fixture(id)), {
      onViewerRequest: (operation) => started.push(operation),
    });
    const { client, old } = createFilledCache();
    await run(api, id, client);
    const { body, header = {} } = requestFixture(id);
    expect(requests).toHaveLength(1);
    expect(await requests[0]?.text()).toBe(body === undefined ? '' : JSON.stringify(body));
    for (const [name, value] of Object.entries(header)) {
      expect(requests[0]?.headers.get(name)).toBe(value);
    }
    expect(started).toEqual(id === sentInBackground ? [] : [id]);
    expect(requests[0]?.keepalive).toBe(id === sentInBackground);
    expect(old()).toEqual(reads.filter((read) => invalidates[id].includes(read)));
  });

  it('is not retried, and invalidates nothing if it fails', async () => {
    const { api, requests } = createTestApi(() => empty(503));
    const { client, old } = createFilledCache();
    await expect(run(api, id, client)).rejects.toMatchObject({ operation: id, status: 503 });
    expect(requests).toHaveLength(1);
    expect(old()).toEqual([]);
  });
});

describe('send', () => {
  it.each([
    ['asks again for what is on the screen', 'rateTitle', 2],
    ['does not refetch after a write in the background', 'saveWatching', 1],
  ] as const)('%s', async (_, id, times) => {
    const { api } = createTestApi(() => json(fixture(id)));
    const shown = createTestApi(() => json(fixture('getTitleState')));
    const client = new QueryClient();
    const state = ask(shown.api, 'getTitleState', requestFixture('getTitleState'));
    const observer = new QueryObserver(client, state);
    const leave = observer.subscribe(() => {});
    await observer.refetch();
    const before = shown.requests.length;
    await run(api, id, client);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(shown.requests.length - before).toBe(times - 1);
    leave();
  });

  it.each<[string, (api: ApiClient, done: () => void) => ReturnType<typeof sendRating>]>([
    ['its own options', (api, done) => send(api, 'rateTitle', { onSuccess: done })],
    ['a spread', (api, done) => ({ ...send(api, 'rateTitle'), onSuccess: done })],
  ])('invalidates also if onSuccess is given in %s', async (_, options) => {
    const { api } = createTestApi(() => json(fixture('rateTitle')));
    const { client, old } = createFilledCache();
    let invalidated: OperationId[] | undefined;
    const done = () => {
      invalidated = old();
    };
    await new MutationObserver(client, options(api, done)).mutate(requestFixture('rateTitle'));
    expect(invalidated).toEqual(['getTitleState']);
  });

  it('passes the result of onMutate to onError, and takes other options', async () => {
    const { api } = createTestApi(() => empty(500));
    let restored: string | undefined;
    const options = send(api, 'rateTitle', {
      onMutate: () => 'before',
      onError: (error, _input, before) => {
        expectTypeOf(error).toEqualTypeOf<ApiError>();
        restored = before;
      },
      scope: { id: 'rating' },
    });
    expect(options.scope).toEqual({ id: 'rating' });
    const observer = new MutationObserver(new QueryClient(), options);
    await expect(observer.mutate(requestFixture('rateTitle'))).rejects.toThrow();
    expect(restored).toBe('before');
  });

  it('accepts no other function that would send without the invalidation', () => {
    const { api } = createTestApi(() => json({}));
    // @ts-expect-error the function that sends also invalidates
    send(api, 'rateTitle', { mutationFn: async () => fixture('rateTitle').data });
    // @ts-expect-error the key is the operation
    send(api, 'rateTitle', { mutationKey: ['mine'] });
    // @ts-expect-error the data of a rating is the title's state
    send(api, 'rateTitle', { onSuccess: (data: string) => data });
    expect(send(api, 'rateTitle').onSuccess).toBeUndefined();
  });

  it('infers the types of its input and its data', () => {
    const { api } = createTestApi(() => json({}));
    const client = new QueryClient();
    const rate = new MutationObserver(client, send(api, 'rateTitle'));
    expectTypeOf(rate.mutate).returns.resolves.toEqualTypeOf<TitleState>();
    expectTypeOf(rate.getCurrentResult().error).toEqualTypeOf<ApiError | null>();
    const logout = new MutationObserver(client, send(api, 'logout'));
    expectTypeOf(logout.mutate).toBeCallableWith();
    const buy = new MutationObserver(client, send(api, 'buyPlan'));
    const { body } = requestFixture('buyPlan');
    const own = () => buy.mutate({ body, header: { 'Idempotency-Key': 'own' } });
    const generated = () => buy.mutate({ body });
    // @ts-expect-error a film is asked for
    const read = () => send(api, 'getMovie');
    expect([own, generated, read]).toHaveLength(3);
  });
});
