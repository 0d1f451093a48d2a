import type { OperationId } from '@parde/api-client';
import { readWrittenToman } from '@parde/domain';
import * as v from 'valibot';

const wallet = v.looseObject({
  data: v.looseObject({ my_credit: v.string(), credit: v.optional(v.undefined()) }),
});

/** The specification's wallet has its credit as a text for people. Pages compare it with prices. */
export function completeAnswer(operation: OperationId, body: unknown): unknown {
  if (operation !== 'getWallet' || !v.is(wallet, body)) return body;
  const credit = readWrittenToman(body.data.my_credit);
  return credit === undefined ? body : { ...body, data: { ...body.data, credit } };
}
