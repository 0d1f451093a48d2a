import { describe, expect, it } from 'vitest';
import { day } from '../../catalogue/tehran.ts';
import { createTestShop } from '../../test-support/test-shop.ts';

const off = { subscription: false, forsubscription: false } as const;

describe('a renewal', () => {
  it('is charged at each end of the subscription, even if there were no requests for a long time', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile);
    shop.pass(100 * day);
    expect(shop.daysLeft(mobile)).toBe(20);
    const payments = await shop.payments(mobile);
    expect(payments.slice(0, 3).map(({ paid_at }) => paid_at)).toEqual([
      '2027-02-19T11:30:00+03:30',
      '2027-01-20T11:30:00+03:30',
      '2026-12-21T11:30:00+03:30',
    ]);
    expect(payments.filter(({ plan_id }) => plan_id === 'm1')).toHaveLength(4);
  });

  it('starts after the end of days bought otherwise', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile, { plan_id: 'm3', amount: 359_100 }));
    await shop.agree(mobile);
    shop.pass(90 * day - 1);
    expect(shop.daysLeft(mobile)).toBe(1);
    shop.pass(1);
    expect(shop.daysLeft(mobile)).toBe(30);
  });

  it('is tried three times a day apart on an empty account, then stopped', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, {}, 'empty');
    shop.pass(30 * day);
    expect(shop.daysLeft(mobile)).toBe(0);
    const tries = (await shop.payments(mobile)).filter(({ status }) => status === 'failed');
    expect(tries.map(({ created_at }) => created_at)).toEqual([
      '2026-11-23T11:30:00+03:30',
      '2026-11-22T11:30:00+03:30',
      '2026-11-21T11:30:00+03:30',
    ]);
    expect(tries[0]?.message).toContain('enough in the bank account');
    expect((await shop.settings(mobile)).configs.subscription).toBe(false);
  });

  it('is also charged by the timer, once for every viewer', async () => {
    const shop = createTestShop();
    const viewers = [shop.viewer(), shop.viewer()];
    for (const mobile of viewers) await shop.agree(mobile);
    shop.pass(31 * day);
    shop.money.settleDue();
    shop.money.settleDue();
    for (const mobile of viewers) expect(await shop.payments(mobile)).toHaveLength(3);
  });
});

describe('a new episode', () => {
  it('is bought on its release day, unless already bought; earlier episodes are not', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, { ...off, series: ['92'] });
    shop.pass(day);
    expect(await shop.payments(mobile)).toMatchObject([
      {
        kind: 'direct_debit',
        title_fa: 'پرواز ۷۱۴، فصل ۱، قسمت ۵',
        content_type: 'episode',
        content_id: '9205',
        amount: 12_000,
        vat: 0,
        items: [],
        paid_at: '2026-11-22T11:30:00+03:30',
      },
      { total: 0 },
    ]);
    shop.pass(15 * day);
    expect(shop.money.entitlements.purchasedTitles(mobile).map(({ id }) => id)).toEqual([
      '9207',
      '9206',
      '9205',
    ]);
    expect(await shop.cart(mobile, { id: '9205', type: 'episode' })).toMatchObject({ pass: true });
  });

  it('is not bought if released while the series was turned off, not even later', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, { ...off, series: ['92'] });
    await shop.changeDebit(mobile, { ...off, series: [] });
    shop.pass(2 * day);
    await shop.changeDebit(mobile, { ...off, series: ['92'] });
    shop.pass(7 * day);
    expect(shop.money.entitlements.purchasedTitles(mobile).map(({ id }) => id)).toEqual(['9206']);
    expect((await shop.settings(mobile)).series).toMatchObject([{ id: '92', directdebit: true }]);
  });
});
