import type { Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { walletMoves } from './wallet-moves.ts';

const [any] = fixture('listPayments').data.items;

function payment(change: Pick<Payment, 'kind' | 'status'>, gateway: string): Payment {
  if (!any) throw new Error('The contract has an example.');
  return { ...any, ...change, gateway: { ...any.gateway, id: gateway } };
}

describe('the effect of a payment on the credit', () => {
  it.each([
    ['wallet', 'paid', 'mellat', ['in']],
    ['wallet', 'pending', 'mellat', ['waiting']],
    ['wallet', 'failed', 'mellat', []],
    ['wallet', 'abandoned', 'mellat', []],
    ['plan', 'paid', 'wallet', ['out']],
    ['items', 'paid', 'wallet', ['out']],
    ['items', 'failed', 'wallet', []],
    ['items', 'refunded', 'mellat', ['in']],
    ['direct_debit', 'refunded', 'direct_debit', ['in']],
    ['items', 'refunded', 'wallet', ['returned']],
    ['plan', 'paid', 'mellat', []],
    ['direct_debit', 'paid', 'direct_debit', []],
  ] as const)('for %s that is %s through %s is %j', (kind, status, gateway, moves) => {
    const found = walletMoves([payment({ kind, status }, gateway)]);
    expect(found.map((move) => move.kind)).toEqual(moves);
  });

  it('has the order of the payments', () => {
    const rows = [
      payment({ kind: 'plan', status: 'paid' }, 'wallet'),
      payment({ kind: 'plan', status: 'paid' }, 'mellat'),
      payment({ kind: 'wallet', status: 'paid' }, 'mellat'),
    ];
    expect(walletMoves(rows).map(({ kind }) => kind)).toEqual(['out', 'in']);
  });
});
