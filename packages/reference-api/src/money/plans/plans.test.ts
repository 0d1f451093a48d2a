import { randomUUID } from 'node:crypto';
import type { Answer, Purchase } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { day } from '../../catalogue/tehran.ts';
import { read } from '../../test-support/test-api.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

describe('getPlans', () => {
  it('returns the same plans to guests and users, in a fixed order', async () => {
    const shop = createTestShop();
    const guest = await read<Answer<'getPlans'>>(shop.call('GET', '/get/app/plans', null));
    const user = await read<Answer<'getPlans'>>(shop.call('GET', '/get/app/plans', shop.viewer()));
    expect(guest).toEqual(user);
    expect(Object.keys(guest.data)).toEqual(['m1', 'm3', 'm6', 'm12']);
    expect(guest.message_en).toMatch(/^A new plan begins/);
    expect(guest.data.m3).toMatchObject({
      toman: 399_000,
      discount: { discount_price: 39_900 },
    });
  });
});

describe('buyPlan', () => {
  it('adds VAT, leads to the bank, and grants the days after payment', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const begun = await shop.expectSuccess<Purchase>(
      shop.buyPlan(mobile, {
        plan_id: 'm3',
        amount: 359_100,
        content_type: 'movie',
        content_id: '1',
      }),
    );
    expect(begun).toMatchObject({
      status: 'pending',
      pay_url: expect.stringMatching(/^https:\/\/api\.test\/_bank\/pay\/[\w-]{32}$/),
    });
    const waiting = await shop.payment(mobile, begun.tracking_code);
    expect(waiting).toMatchObject({ status: 'pending', paid_at: null });
    expect(waiting.tracking_code).toMatch(/^14050830\d+$/);
    expect(shop.money.entitlements.subscriptionOf(mobile).subscription).toBe(0);

    await shop.atBank(begun.pay_url, 'pay');
    expect(await shop.payment(mobile, begun.tracking_code)).toEqual({
      tracking_code: begun.tracking_code,
      kind: 'plan',
      status: 'paid',
      title_fa: 'اشتراک سه‌ماهه',
      title_en: 'Subscription: three months',
      plan_id: 'm3',
      items: [],
      content_type: 'movie',
      content_id: '1',
      amount: 359_100,
      vat: 35_910,
      total: 395_010,
      gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
      created_at: '2026-11-21T11:30:00+03:30',
      paid_at: '2026-11-21T11:30:00+03:30',
      message: 'Your subscription is active.',
      message_fa: 'اشتراک شما فعال شد.',
      debit: null,
    });
    expect(shop.money.entitlements.subscriptionOf(mobile)).toEqual({
      subscription: 1,
      days_period_to_end: 90,
    });
  });

  it('grants the gift days of a plan, and records them', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile, { plan_id: 'm12', amount: 1_011_750 }));
    expect(shop.money.entitlements.subscriptionOf(mobile).days_period_to_end).toBe(395);
    const gifts = shop.db.all(shop.db.from.selectFrom('gift_days').selectAll());
    expect(gifts).toMatchObject([{ mobile, days: 30, reason: 'plan' }]);
  });

  it('starts a second plan at the end of the first', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile));
    shop.pass(10 * day + 1);
    await shop.through(shop.buyPlan(mobile));
    expect(shop.money.entitlements.subscriptionOf(mobile).days_period_to_end).toBe(50);
    shop.pass(50 * day);
    expect(shop.money.entitlements.subscriptionOf(mobile)).toEqual({
      subscription: 0,
      days_period_to_end: 0,
    });
    await shop.through(shop.buyPlan(mobile));
    expect(shop.money.entitlements.subscriptionOf(mobile).days_period_to_end).toBe(30);
  });

  it('is paid from the credit at once, if that covers the VAT too', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.charge(mobile, 163_899));
    expect(await refused(shop.buyPlan(mobile, { payment_method: 'wallet' }))).toEqual([
      422,
      'payment_method',
    ]);
    await shop.through(shop.charge(mobile, 1000));
    const bought = await shop.expectSuccess<Purchase>(
      shop.buyPlan(mobile, { payment_method: 'wallet' }),
    );
    expect(bought).toMatchObject({ status: 'paid', pay_url: null });
    expect(await shop.credit(mobile)).toBe(999);
    expect(shop.money.entitlements.subscriptionOf(mobile).subscription).toBe(1);
  });

  it('names the invalid field, and charges nothing', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const wrong = [
      [{ plan_id: 'm99' }, 'plan_id'],
      [{ plan_id: 'toString' }, 'plan_id'],
      [{ amount: 148_999 }, 'amount'],
      [{ plan_id: 'm3', amount: 399_000 }, 'amount'],
      [{ payment_method: 'melli' }, 'payment_method'],
      [{ payment_method: 'direct_debit' }, 'payment_method'],
      [{ content_type: 'movie' }, 'content_id'],
      [{ content_id: '1' }, 'content_id'],
      [{ content_type: 'movie', content_id: '999' }, 'content_id'],
      [{ callback_url: 'javascript:alert(1)' }, 'callback_url'],
    ] as const;
    for (const [change, field] of wrong) {
      expect(await refused(shop.buyPlan(mobile, change))).toEqual([422, field]);
    }
    expect(await shop.payments(mobile)).toEqual([]);
  });

  it('returns only to listed origins, if there is a list', async () => {
    const shop = createTestShop({ callbackOrigins: ['https://parde.example'] });
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile));
    for (const callback_url of ['https://parde.example.evil.test/', 'http://parde.example/']) {
      expect(await refused(shop.buyPlan(mobile, { callback_url }))).toEqual([422, 'callback_url']);
    }
  });

  it('requires a signed-in viewer and an idempotency key', async () => {
    const shop = createTestShop();
    expect((await shop.post('/buy/plan', null, {}, randomUUID())).status).toBe(401);
    const body = { plan_id: 'm1', amount: 149_000, content_type: null, content_id: null };
    const whole = {
      ...body,
      payment_method: 'mellat',
      ref: '0',
      callback_url: 'https://a.example',
    };
    expect(await refused(shop.post('/buy/plan', shop.viewer(), whole))).toEqual([
      422,
      'Idempotency-Key',
    ]);
  });
});

describe('an idempotency key', () => {
  it('repeats the first answer, also for reordered fields, and charges once', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const key = randomUUID();
    await shop.through(shop.charge(mobile, 400_000));
    const body = {
      plan_id: 'm1',
      amount: 149_000,
      content_type: null,
      content_id: null,
      payment_method: 'wallet',
      ref: '0',
      callback_url: 'https://parde.example/callback',
    };
    const first = await shop.expectSuccess<Purchase>(shop.post('/buy/plan', mobile, body, key));
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const second = await shop.expectSuccess<Purchase>(
      shop.post('/buy/plan', mobile, turned, key.toUpperCase()),
    );
    expect(second).toEqual(first);
    expect(await shop.credit(mobile)).toBe(400_000 - 163_900);
    expect(await shop.payments(mobile)).toHaveLength(2);
  });

  it('is a conflict for different content or another operation, but not for another viewer', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const key = randomUUID();
    expect((await shop.buyPlan(mobile, {}, key)).status).toBe(200);
    const other = await shop.buyPlan(mobile, { payment_method: 'saman' }, key);
    expect(other.status).toBe(409);
    expect(await other.json()).toEqual({
      message: 'This purchase was already sent with other details.',
      message_fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
    });
    expect((await shop.debit(mobile, {}, key)).status).toBe(409);
    expect((await shop.buyPlan(shop.viewer(), {}, key)).status).toBe(200);
  });

  it('can be reused after a refusal, because nothing was changed', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const key = randomUUID();
    const body = { payment_method: 'wallet' };
    expect((await shop.buyPlan(mobile, body, key)).status).toBe(422);
    await shop.through(shop.charge(mobile, 200_000));
    expect((await shop.buyPlan(mobile, body, key)).status).toBe(200);
  });
});
