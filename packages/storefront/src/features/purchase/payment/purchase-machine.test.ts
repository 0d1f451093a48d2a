import { expect, it } from 'vitest';
import {
  type PurchaseEvent,
  type PurchaseStage,
  purchaseReducer,
  startOfPurchase,
} from './purchase-machine.ts';

const error = new Error('refused');
const price = { from: 149_000, to: 179_000 };
const paid = { kind: 'paid', trackingCode: '1' } as const;

const after = (...events: readonly PurchaseEvent[]): PurchaseStage =>
  events.reduce(purchaseReducer, startOfPurchase);

it.each<[PurchaseEvent[], PurchaseStage]>([
  [
    [{ type: 'sent' }, { type: 'asking' }, { type: 'asked', earlier: paid }],
    { kind: 'busy', isLeaving: false },
  ],
  [[{ type: 'sent' }, { type: 'leaving' }], { kind: 'busy', isLeaving: true }],
  [[{ type: 'asked', earlier: paid }], paid],
  [[{ type: 'asking' }, { type: 'asked', earlier: undefined }], startOfPurchase],
  [[{ type: 'sent' }, { type: 'settled', outcome: paid }, { type: 'opened' }], startOfPurchase],
  [
    [
      { type: 'settled', outcome: { kind: 'refused', error } },
      { type: 'asked', earlier: paid },
      { type: 'repriced', price },
    ],
    { kind: 'ready', error, price },
  ],
  [[{ type: 'settled', outcome: { kind: 'repriced', price } }], { kind: 'ready', price }],
  [[{ type: 'repriced', price }, { type: 'opened' }], { kind: 'ready', price }],
  [[{ type: 'sent' }, { type: 'bank-refused' }, { type: 'repriced', price }], { kind: 'blocked' }],
])('%j leads to %j', (events, stage) => {
  expect(after(...events)).toEqual(stage);
});
