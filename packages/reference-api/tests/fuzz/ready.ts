import { randomUUID } from 'node:crypto';
import type { FuzzedCall } from './call.ts';
import { objectOf, type Pool } from './pool.ts';

/**
 * Applies rules that the contract states only in text: an amount is the displayed one, and a link names a package or
 * a user. Calls with an error are not changed.
 */
export function ready(call: FuzzedCall, pool: Pool): FuzzedCall {
  const fields = call.mutation === null ? fieldsOf(call, pool) : undefined;
  if (!fields) return call;
  if (call.id === 'getUssdLink') return { ...call, query: fields };
  return {
    ...call,
    body: { ...objectOf(call.body), ...fields },
    header: { ...call.header, 'Idempotency-Key': randomUUID() },
  };
}

const nowhere = { content_type: null, content_id: null };

function fieldsOf(call: FuzzedCall, pool: Pool): Record<string, unknown> | undefined {
  const turn = pool.turn();
  const gateway = { payment_method: pool.pick('GatewayId', turn) };
  switch (call.id) {
    case 'buyPlan': {
      const { id, toman, discount } = objectOf(pool.pick('a plan', turn));
      const amount = Number(toman) - Number(objectOf(discount).discount_price ?? 0);
      return { ...nowhere, ...gateway, plan_id: id, amount };
    }
    case 'chargeWallet':
      return { ...gateway, amount: 10_000 + (turn % 50) * 1000 };
    case 'buyDebitSubscription':
      return { add_new_bank: true, series: [], payment_id: null, forsubscription: false };
    case 'getUssdLink':
      return turn % 2 === 0 ? { package: 'm1' } : { file_id: '1024-1080p', user_id: 'u-48213' };
    default:
      return undefined;
  }
}
