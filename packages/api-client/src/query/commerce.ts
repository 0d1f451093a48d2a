import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf, PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { invalidate } from './invalidate.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';
import { type Purchase, paid } from './purchase.ts';

/** The plans by their ids, with the words around them: the answer as it stands. */
export function plansQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('plans'),
    queryFn: ({ signal }) => api.call('getPlans', { signal }),
    staleTime: minutes(5),
    retry: false,
  });
}

/**
 * What a viewer may do with a title. `viewer` says in whose name it is asked: a guest has an operation of their own.
 * 400: the title is gone.
 */
export function cartQuery(
  api: ApiClient,
  { viewer, ...body }: BodyOf<'getCart'> & { viewer: 'guest' | 'user' },
) {
  const operation = viewer === 'guest' ? 'ghostCart' : 'getCart';
  return queryOptions({
    queryKey: keyOf('cart', { viewer, ...body }),
    queryFn: async ({ signal }) => (await api.call(operation, { body, signal })).data,
    staleTime: minutes(1),
    retry: false,
  });
}

/** The ways to pay. */
export function gatewaysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('gateways'),
    queryFn: async ({ signal }) => (await api.call('getGateways', { signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** What the viewer has paid, page by page. */
export function paymentsQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listPayments'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('payments', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listPayments', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(1),
    retry: false,
    ...byCursor,
  });
}

/** How a payment stands. The return page asks this and never trusts its own address. */
export function paymentQuery(api: ApiClient, { tracking_code }: PathOf<'getPayment'>) {
  return queryOptions({
    queryKey: keyOf('payment', { tracking_code }),
    queryFn: async ({ signal }) =>
      (await api.call('getPayment', { path: { tracking_code }, signal })).data,
    staleTime: minutes(0),
    retry: false,
  });
}

/** Buys a plan. `pay_url` leads to the bank, after it was found on the list of allowed hosts. */
export function buyPlanMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['buy-plan'],
    mutationFn: async ({ body, idempotencyKey }: Purchase<BodyOf<'buyPlan'>>) => {
      const header = { 'Idempotency-Key': idempotencyKey };
      return (await api.call('buyPlan', { body, header, viewer: true })).data;
    },
    onSuccess: (_answer, _purchase, _before, { client }) => invalidate(client, paid),
    retry: false,
  });
}

/** Buys what is in the cart. `pay_url` leads to the bank, after it was found on the list of allowed hosts. */
export function buyItemsMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['buy-items'],
    mutationFn: async ({ body, idempotencyKey }: Purchase<BodyOf<'buyItems'>>) => {
      const header = { 'Idempotency-Key': idempotencyKey };
      return (await api.call('buyItems', { body, header, viewer: true })).data;
    },
    onSuccess: (_answer, _purchase, _before, { client }) => invalidate(client, paid),
    retry: false,
  });
}
