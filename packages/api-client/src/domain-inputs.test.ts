import {
  type CartAnswer,
  type CartItem,
  decideTitle,
  isPermitted,
  type PricedPlan,
  planPrice,
  readSubscription,
  type ScopedUser,
  type SubscriptionAnswer,
} from '@parde/domain';
import { expect, expectTypeOf, it } from 'vitest';
import { fixture } from './testing/fixtures.ts';
import type { Cart, Check, DownloadRow, Plan, User } from './types.ts';

/** The rules know nothing of the contract: they declare what they need, and here the contract must have it. */
it('gives the rules what they take', () => {
  expectTypeOf<Cart>().toExtend<CartAnswer<DownloadRow>>();
  expectTypeOf<DownloadRow>().toExtend<CartItem>();
  expectTypeOf<Plan>().toExtend<PricedPlan>();
  expectTypeOf<User>().toExtend<ScopedUser>();
  expectTypeOf<User>().toExtend<SubscriptionAnswer>();
  expectTypeOf<Check>().toExtend<SubscriptionAnswer>();
});

it('gives the rules examples that they decide on', () => {
  const { data: user } = fixture('getUser', 'subscriber');
  const subscription = readSubscription(user);
  expect(subscription.subscribed).toBe(true);
  expect(isPermitted(user, 'watch')).toBe(true);
  const { data: cart } = fixture('getCart');
  const now = Date.parse('2026-11-21T12:00:00+03:30');
  expect(decideTitle({ cart, subscription, now }).actions.length).toBeGreaterThan(0);
  const plans = Object.values(fixture('getPlans').data);
  expect(plans.map(planPrice)).not.toContain(undefined);
});
