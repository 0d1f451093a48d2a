import { describe, expect, it } from 'vitest';
import { maxAmount } from '../money/amount.ts';
import { fullRate, inHours } from '../test-support/cart-answers.ts';
import { decide, kindsOf, subscriber } from '../test-support/decide.ts';

const offers = { show_free: true, show_buy: true, price: 30_000, ussd: '*780*1024#' };

describe('the offers', () => {
  it('are a subscription if nothing else is known', () => {
    expect(decide({})).toMatchObject({
      watch: { kind: 'needs', action: 'subscribe' },
      actions: [{ kind: 'subscribe' }],
    });
  });

  it('list a subscription before a purchase, and an operator last', () => {
    expect(kindsOf(decide({ ...offers, show_free: false }))).toEqual(['subscribe', 'buy', 'ussd']);
  });

  it('contain neither a purchase nor a subscription for a free title', () => {
    const decision = decide(offers);
    expect(decision.watch).toEqual({ kind: 'needs', action: 'free' });
    expect(kindsOf(decision)).toEqual(['free', 'ussd']);
  });

  it('contain no subscription for a subscriber', () => {
    expect(kindsOf(decide({}, subscriber))).toEqual([]);
    expect(decide({}, subscriber).watch).toEqual({ kind: 'refused' });
    expect(decide({ show_buy: true }, subscriber).watch).toEqual({ kind: 'needs', action: 'buy' });
    expect(decide({ ussd: '*1#' }, subscriber).watch).toEqual({ kind: 'needs', action: 'ussd' });
  });

  it.each([
    ['paid', ['buy']],
    ['free', ['buy']],
    ['subscription', ['subscribe', 'buy']],
    ['operator', ['subscribe', 'buy']],
    ['', ['subscribe', 'buy']],
    [null, ['subscribe', 'buy']],
    [undefined, ['subscribe', 'buy']],
  ])('for a title with the access %j are %j', (access, kinds) => {
    expect(kindsOf(decide({ show_buy: true }, { access }))).toEqual(kinds);
  });

  it.each([
    [1, 1],
    [30_000, 30_000],
    [maxAmount, maxAmount],
    [0, undefined],
    [-1, undefined],
    [0.5, undefined],
    [Number.NaN, undefined],
    [maxAmount + 1, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('for a price of %j have the price %j', (price, formatted) => {
    const { actions } = decide({ show_buy: true, price }, subscriber);
    expect(actions).toEqual([{ kind: 'buy', price: formatted, what: 'title', isPresale: false }]);
  });

  it.each(['', '780', '**21*09123456789#', '*21*09123456789#', '__proto__'])(
    'contain no invalid code: %j',
    (ussd) => {
      expect(kindsOf(decide({ ussd }, subscriber))).toEqual([]);
    },
  );
});

describe('data at full rate', () => {
  it('shows a notice to a viewer who may watch, and offers a subscription', () => {
    expect(decide({ pass: true, fullrate_data: fullRate })).toMatchObject({
      actions: [{ kind: 'play' }, { kind: 'subscribe' }],
      fullRate: {
        message: fullRate.message,
        title_fa: 'مشترکان ایرانسل',
        title_en: 'Irancell customers',
      },
    });
  });

  it('offers no subscription if the server does not, or to a subscriber', () => {
    const silent = { ...fullRate, show_subscription: false };
    expect(kindsOf(decide({ pass: true, fullrate_data: silent }))).toEqual(['play']);
    expect(kindsOf(decide({ fullrate_data: silent }))).toEqual([]);
    expect(kindsOf(decide({ pass: true, fullrate_data: fullRate }, subscriber))).toEqual(['play']);
  });

  it('offers a subscription without a pass in the normal way', () => {
    expect(kindsOf(decide({ fullrate_data: fullRate }))).toEqual(['subscribe']);
    expect(kindsOf(decide({ fullrate_data: fullRate, release_date: inHours(2) }))).toEqual([]);
    expect(kindsOf(decide({ fullrate_data: fullRate }, { access: 'paid' }))).toEqual([]);
  });
});
