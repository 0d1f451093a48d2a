import {
  addToCart,
  type CartAnswer,
  type CartItem,
  decideTitle,
  emptyCart,
  isPermitted,
  operatorText,
  type PlanDiscount,
  type PricedPlan,
  planPrice,
  readSubscription,
  referralFromCheck,
  type ScopedUser,
  type ScreeningAnswer,
  type SubscriptionAnswer,
} from '@parde/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Cart, Check, DownloadRow, Plan, User } from './index.ts';
import { fixture } from './testing/fixtures.ts';

/**
 * The rules of @parde/domain do not know this package: they say what they need of an answer. An answer of the contract
 * must fit, and must know the optional fields too, or a rule would miss one and nobody would notice.
 */
type Missing<Answer extends Input, Input> = Exclude<keyof Input, keyof Answer>;

describe('the contract gives the rules what they ask of', () => {
  it('a cart', () => {
    expectTypeOf<Missing<Cart, CartAnswer>>().toBeNever();
    expectTypeOf<Missing<Cart['screening'], ScreeningAnswer>>().toBeNever();
    expectTypeOf<
      Missing<NonNullable<Cart['fullrate_data']>, NonNullable<CartAnswer['fullrate_data']>>
    >().toBeNever();
    const { data: cart } = fixture('getCart');
    const decision = decideTitle({ cart, subscription: { subscribed: true }, now: 0 });
    expect(decision.watch).toBeDefined();
  });

  it('a row of downloads, which goes into the local cart as it is', () => {
    expectTypeOf<Missing<DownloadRow, CartItem>>().toBeNever();
    const { data: cart } = fixture('getCart');
    const [row] = cart.downloads;
    if (!row) throw new Error('The example has no download');
    expect(addToCart(emptyCart, row)).toMatchObject({
      cart: { items: [{ itemid: row.itemid, amount: row.amount }] },
      refused: undefined,
    });
  });

  it('a plan', () => {
    expectTypeOf<Missing<Plan, PricedPlan>>().toBeNever();
    expectTypeOf<Missing<NonNullable<Plan['discount']>, PlanDiscount>>().toBeNever();
    const { data: plans } = fixture('getPlans');
    const prices = Object.values(plans).map(planPrice);
    expect(prices).not.toContain(undefined);
  });

  it('a user', () => {
    expectTypeOf<Missing<User, ScopedUser>>().toBeNever();
    expectTypeOf<Missing<User, SubscriptionAnswer>>().toBeNever();
    const { data: user } = fixture('getUser');
    expect(readSubscription(user).subscribed).toBe(true);
    expect(isPermitted(user, 'no such permission')).toBe(false);
  });

  it('the anonymous check', () => {
    expectTypeOf<Missing<Check, SubscriptionAnswer>>().toBeNever();
    const check = fixture('ghostCheck');
    expect(referralFromCheck(check.ref, undefined)).toBeUndefined();
    expect(operatorText(check.operator_fullrate, 'fa')).not.toBe('');
    expect(readSubscription(check).subscribed).toBe(false);
  });
});
