import { expect, it } from 'vitest';
import { hideSubscriptionFact } from './beside-offer.ts';

it('omits access by subscription, and no other access', () => {
  expect(hideSubscriptionFact({ access: 'subscription', year: 2026 }).access).toBeUndefined();
  expect(hideSubscriptionFact({ access: 'paid' }).access).toBe('paid');
  expect(hideSubscriptionFact({}).access).toBeUndefined();
});
