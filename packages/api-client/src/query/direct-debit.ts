import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { invalidate } from './invalidate.ts';
import { keyOf } from './keys.ts';
import { type Purchase, paid } from './purchase.ts';

/** The banks that one can choose for automatic payment. */
export function debitBanksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('debit-banks'),
    queryFn: async ({ signal }) => (await api.call('getDebitBanks', { signal })).data.banks,
    staleTime: minutes(60),
    retry: false,
  });
}

/** The viewer’s automatic payments, and what they may pay for. */
export function debitSubscriptionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('debit-subscriptions'),
    queryFn: async ({ signal }) => (await api.call('getDebitSubscriptions', { signal })).data,
    staleTime: minutes(1),
    retry: false,
  });
}

/** Ends an automatic payment. */
export function deleteDebitSubscriptionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['delete-debit-subscription'],
    mutationFn: (body: BodyOf<'deleteDebitSubscription'>) =>
      api.call('deleteDebitSubscription', { body, viewer: true }),
    onSuccess: (_answer, _body, _before, { client }) =>
      invalidate(client, ['debit-subscriptions', 'user']),
    retry: false,
  });
}

/** Sets automatic payment up. `pay_url` leads to the bank, after it was found on the list of allowed hosts. */
export function buyDebitSubscriptionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['buy-debit-subscription'],
    mutationFn: async ({ body, idempotencyKey }: Purchase<BodyOf<'buyDebitSubscription'>>) => {
      const header = { 'Idempotency-Key': idempotencyKey };
      return api.call('buyDebitSubscription', { body, header, viewer: true });
    },
    // The first debit may have been made at once, and pays for what any purchase pays for.
    onSuccess: (_answer, _purchase, _before, { client }) => invalidate(client, paid),
    retry: false,
  });
}
