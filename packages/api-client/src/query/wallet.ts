import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { invalidate } from './invalidate.ts';
import { keyOf } from './keys.ts';
import type { Purchase } from './purchase.ts';

/** The viewer’s credit, as the server writes it. */
export function walletQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('wallet'),
    queryFn: async ({ signal }) => (await api.call('getWallet', { signal })).data.my_credit,
    staleTime: minutes(1),
    retry: false,
  });
}

/** Puts money into the wallet. `pay_url` leads to the bank, after it was found on the list of allowed hosts. */
export function chargeWalletMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['charge-wallet'],
    mutationFn: async ({ body, idempotencyKey }: Purchase<BodyOf<'chargeWallet'>>) => {
      const header = { 'Idempotency-Key': idempotencyKey };
      return (await api.call('chargeWallet', { body, header, viewer: true })).data;
    },
    onSuccess: (_answer, _purchase, _before, { client }) =>
      invalidate(client, ['payments', 'wallet']),
    retry: false,
  });
}
