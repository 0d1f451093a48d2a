import { MutationObserver, type MutationOptions, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../client.ts';
import { type OperationId, operations } from '../operations.ts';
import { createTestApi, empty, json } from '../test-support/api.ts';
import { fixture, requestFixture } from '../testing/fixtures.ts';
import * as query from './index.ts';
import { keyOf, type Resource } from './index.ts';

type MutationName = Extract<keyof typeof query, `${string}Mutation`>;

interface Case {
  readonly operation: OperationId;
  readonly run: (client: QueryClient) => Promise<unknown>;
  /** What it makes old. */
  readonly changes: readonly Resource[];
  /** Nobody pressed anything. */
  readonly byItself?: boolean;
}

const idempotencyKey = '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11';

function does<Data, Variables>(
  operation: OperationId,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
  changes: readonly Resource[] = [],
): Case {
  const run = (client: QueryClient) => new MutationObserver(client, options).mutate(variables);
  return { operation, run, changes };
}

const marked: readonly Resource[] = ['my-lists', 'my-titles', 'title-state'];
const watched: readonly Resource[] = ['watching', 'title-state'];
const paid: readonly Resource[] = [
  'cart',
  'debit-subscriptions',
  'download-links',
  'gift-days',
  'live-playback',
  'my-lists',
  'my-titles',
  'payments',
  'plans',
  'playback',
  'user',
  'wallet',
];

/** Every mutation of this folder, sent as the contract's example has it. One that is not here does not compile. */
const cases: Record<MutationName, (api: ApiClient) => Case> = {
  sendCodeMutation: (api) =>
    does('sendCode', query.sendCodeMutation(api), requestFixture('sendCode').body),
  loginMutation: (api) => does('login', query.loginMutation(api), requestFixture('login').body),
  logoutMutation: (api) => does('logout', query.logoutMutation(api), undefined),
  updateUserMutation: (api) =>
    does('updateUser', query.updateUserMutation(api), requestFixture('updateUser').body, ['user']),
  addCommentMutation: (api) =>
    does('addComment', query.addCommentMutation(api), requestFixture('addComment').body, [
      'comments',
    ]),
  reportCommentMutation: (api) =>
    does('reportComment', query.reportCommentMutation(api), requestFixture('reportComment').body),
  addToMyListMutation: (api) =>
    does('addToMyList', query.addToMyListMutation(api), requestFixture('addToMyList').body, marked),
  removeFromMyListMutation: (api) =>
    does(
      'removeFromMyList',
      query.removeFromMyListMutation(api),
      requestFixture('removeFromMyList').body,
      marked,
    ),
  saveWatchingMutation: (api) => ({
    ...does(
      'saveWatching',
      query.saveWatchingMutation(api),
      requestFixture('saveWatching').body,
      watched,
    ),
    byItself: true,
  }),
  removeWatchingMutation: (api) =>
    does(
      'removeWatching',
      query.removeWatchingMutation(api),
      requestFixture('removeWatching').body,
      watched,
    ),
  rateTitleMutation: (api) =>
    does('rateTitle', query.rateTitleMutation(api), requestFixture('rateTitle').body, [
      'title-state',
    ]),
  buyPlanMutation: (api) =>
    does(
      'buyPlan',
      query.buyPlanMutation(api),
      { body: requestFixture('buyPlan').body, idempotencyKey },
      paid,
    ),
  buyItemsMutation: (api) =>
    does(
      'buyItems',
      query.buyItemsMutation(api),
      { body: requestFixture('buyItems').body, idempotencyKey },
      paid,
    ),
  chargeWalletMutation: (api) =>
    does(
      'chargeWallet',
      query.chargeWalletMutation(api),
      { body: requestFixture('chargeWallet').body, idempotencyKey },
      ['payments', 'wallet'],
    ),
  buyDebitSubscriptionMutation: (api) =>
    does(
      'buyDebitSubscription',
      query.buyDebitSubscriptionMutation(api),
      { body: requestFixture('buyDebitSubscription').body, idempotencyKey },
      paid,
    ),
  deleteDebitSubscriptionMutation: (api) =>
    does(
      'deleteDebitSubscription',
      query.deleteDebitSubscriptionMutation(api),
      requestFixture('deleteDebitSubscription').body,
      ['debit-subscriptions', 'user'],
    ),
};

/** A cache that holds something of every resource that a mutation may change, and of one that none does. */
function createFilledCache() {
  const client = new QueryClient();
  const resources: readonly Resource[] = [...marked, ...watched, ...paid, 'comments', 'discover'];
  for (const resource of resources) {
    client.setQueryData([...keyOf(resource), { of: 'a test' }], 'kept');
  }
  const madeOld = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0]);
  return { client, madeOld };
}

describe.each(Object.entries(cases))('%s', (_, caseOf) => {
  it('sends its operation once, and makes old what it has changed and nothing else', async () => {
    const started: OperationId[] = [];
    const { api, requests } = createTestApi(() => json(fixture(caseOf(api).operation)), {
      onViewerRequest: (id) => started.push(id),
    });
    const { operation, run, changes, byItself = false } = caseOf(api);
    const { client, madeOld } = createFilledCache();
    await run(client);
    expect(requests).toHaveLength(1);
    expect(started).toEqual(byItself ? [] : [operation]);
    expect(madeOld().sort()).toEqual([...changes].sort());
    client.clear();
  });

  it('is not done a second time by itself, and leaves the cache alone where it fails', async () => {
    const { api, requests } = createTestApi(() => empty(503));
    const { client, madeOld } = createFilledCache();
    await expect(caseOf(api).run(client)).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
    expect(madeOld()).toEqual([]);
    client.clear();
  });
});

describe('a purchase', () => {
  it.each([
    'buyPlanMutation',
    'buyItemsMutation',
    'chargeWalletMutation',
    'buyDebitSubscriptionMutation',
  ] as const)('%s names itself, so that it is not charged twice', async (name) => {
    const { api, requests } = createTestApi(() => json(fixture(cases[name](api).operation)));
    const client = new QueryClient();
    await cases[name](api).run(client);
    expect(requests[0]?.headers.get('idempotency-key')).toBe(idempotencyKey);
    client.clear();
  });
});

it('has a mutation for everything that a viewer may do', () => {
  const { api } = createTestApi(() => json({}));
  const done = Object.values(cases).map((caseOf) => caseOf(api).operation);
  const reads: readonly OperationId[] = ['getCart', 'ghostCart', 'getWallet'];
  const expected = operations
    .filter(({ method, operationId }) => method === 'POST' && !reads.includes(operationId))
    .map(({ operationId }) => operationId);
  expect(done.sort()).toEqual(expected.sort());
});
