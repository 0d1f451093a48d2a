import type { Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { hasReceipt, titlePathOf } from './PaymentList.tsx';
import { walletMoves } from './WalletModal.tsx';

const { items } = fixture('listPayments').data;

it('links to the title that a payment names, and nowhere else', () => {
  expect(titlePathOf({ content_type: 'episode', content_id: '9209' })).toBe('/episode/9209');
  expect(titlePathOf({ content_type: null, content_id: null })).toBeUndefined();
  expect(titlePathOf({ content_type: 'movie', content_id: null })).toBeUndefined();
  expect(titlePathOf({ content_type: 'movie', content_id: '../kids/mascots' })).toBeUndefined();
});

it('there is a receipt for a payment that was made, even if it was refunded', () => {
  const withReceipt = items.filter(hasReceipt).map(({ status }) => status);
  expect(new Set(withReceipt)).toEqual(new Set(['paid', 'refunded']));
});

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
