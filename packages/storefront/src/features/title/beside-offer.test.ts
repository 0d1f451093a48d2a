import { expect, it } from 'vitest';
import { besideOffer } from './beside-offer.ts';

it('leaves the subscription to its offer, and keeps every other way in', () => {
  expect(besideOffer({ access: 'subscription', year: 2026 }).access).toBeUndefined();
  expect(besideOffer({ access: 'paid' }).access).toBe('paid');
  expect(besideOffer({}).access).toBeUndefined();
});
