import { expect, it } from 'vitest';
import { besideOffer } from './beside-offer.ts';

it('omits access by subscription, and no other access', () => {
  expect(besideOffer({ access: 'subscription', year: 2026 }).access).toBeUndefined();
  expect(besideOffer({ access: 'paid' }).access).toBe('paid');
  expect(besideOffer({}).access).toBeUndefined();
});
