import { randomUUID } from 'node:crypto';
import type { Answer, Purchase } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { day } from '../../catalogue/tehran.ts';
import { minutes, read } from '../../test-support/test-api.ts';
import { createTestShop, refused, type TestShop } from '../../test-support/test-shop.ts';

const off = { subscription: false, forsubscription: false } as const;

describe('getDebitBanks', () => {
  it('lists the banks, including those that are not available yet', async () => {
    const shop = createTestShop();
    const { data } = await read<Answer<'getDebitBanks'>>(
      shop.call('GET', '/directdebit/banks', shop.viewer()),
    );
    expect(data.banks[0]).toMatchObject({ id: '012', soon: false });
    expect(data.banks.at(-1)).toMatchObject({ id: '017', soon: true });
    expect(await refused(shop.call('GET', '/directdebit/banks', null))).toEqual([401]);
  });
});

describe('buyDebitSubscription', () => {
  it('starts when the viewer agrees at the bank, and charges at once if there is no subscription', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    expect(await shop.settings(mobile)).toEqual({
      subscriptions: [],
      configs: { subscription: false, pay_anything: false },
      series: [],
      mobile,
      subscribe_fee: 149_000,
      days_period_to_end: 0,
    });
    const response = await shop.agree(mobile, { mobile: '09120000000', series: ['92'] });
    expect(response.headers.get('location')).toMatch(/tracking_code=\d+$/);
    expect(await shop.settings(mobile)).toMatchObject({
      subscriptions: [{ id: expect.stringMatching(/^dd-\d+$/), bank: '012' }],
      configs: { subscription: true, pay_anything: false },
      series: [{ id: '92', name_fa: 'پرواز ۷۱۴', subscribe_fee: 12_000, directdebit: true }],
      mobile: '09120000000',
      days_period_to_end: 30,
    });
    expect(await shop.payments(mobile)).toMatchObject([
      {
        kind: 'direct_debit',
        status: 'paid',
        plan_id: 'm1',
        amount: 149_000,
        vat: 14_900,
        gateway: { id: 'direct_debit', name_fa: 'پرداخت خودکار بانک ملت' },
      },
      { kind: 'direct_debit', status: 'paid', total: 0, message_fa: 'پرداخت خودکار شما فعال شد.' },
    ]);
  });

  it('changes nothing if the viewer refuses, leaves or is too late', async () => {
    for (const choice of ['fail', 'leave', 'late']) {
      const shop = createTestShop();
      const mobile = shop.viewer();
      const { pay_url } = await shop.expectSuccess<{ pay_url: string }>(shop.debit(mobile));
      if (choice === 'late') shop.pass(minutes(15));
      await shop.atBank(pay_url, choice === 'late' ? 'pay' : choice);
      await shop.atBank(pay_url, 'pay');
      expect(await shop.settings(mobile)).toMatchObject({
        subscriptions: [],
        days_period_to_end: 0,
      });
    }
  });

  it('names each invalid field', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const wrong = [
      [{ bank: '017' }, 'bank'],
      [{ bank: '999' }, 'bank'],
      [{ add_new_bank: false }, 'bank'],
      [{ series: ['92', '1'] }, 'series.1'],
      [{ payment_id: '140508309999' }, 'payment_id'],
    ] as const;
    for (const [body, field] of wrong) {
      const series = 'series' in body ? [...body.series] : [];
      expect(await refused(shop.debit(mobile, { ...body, series }))).toEqual([422, field]);
    }
    await shop.agree(mobile, off);
    expect(await refused(shop.debit(mobile, off))).toEqual([422, 'bank']);
  });

  it('changes the payments without the bank, and reports the result', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, off);
    expect(await shop.changeDebit(mobile, { ...off, pay_anything: true })).toBe(
      'تنظیمات پرداخت خودکار شما ذخیره شد.',
    );
    expect((await shop.settings(mobile)).configs).toEqual({
      subscription: false,
      pay_anything: true,
    });
    expect(await shop.changeDebit(mobile, { subscription: true })).toContain('برداشت شد');
    expect(shop.daysLeft(mobile)).toBe(30);
  });

  it('changes nothing for a bank without an agreement', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, off);
    const before = await shop.settings(mobile);
    for (const bank of ['018', '017', '999']) {
      const body = { ...off, bank, pay_anything: true, add_new_bank: false };
      expect(await refused(shop.debit(mobile, body))).toEqual([422, 'bank']);
    }
    expect(await shop.settings(mobile)).toEqual(before);
  });

  it('reports that a debit went to the wallet if the purchase was made meanwhile', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, off);
    const film = [{ itemid: '2-1080p', amount: 55_000 }];
    const { tracking_code } = await shop.expectSuccess<Purchase>(shop.buyItems(mobile, film));
    await shop.through(shop.buyItems(mobile, film));
    const reply = await shop.changeDebit(mobile, { ...off, payment_id: tracking_code });
    expect(reply).toBe('تنظیمات پرداخت خودکار شما ذخیره شد و مبلغ برداشت‌شده به کیف پول شما برگشت.');
    expect((await shop.payment(mobile, tracking_code)).status).toBe('refunded');
    expect(await shop.credit(mobile)).toBe(55_000);
  });

  it('pays the purchase that led to the agreement', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const { tracking_code } = await shop.expectSuccess<Purchase>(shop.buyPlan(mobile));
    expect(await refused(shop.debit(shop.viewer(), { payment_id: tracking_code }))).toEqual([
      422,
      'payment_id',
    ]);
    await shop.agree(mobile, { ...off, payment_id: tracking_code });
    expect(await shop.payment(mobile, tracking_code)).toMatchObject({
      status: 'paid',
      kind: 'plan',
      gateway: { id: 'direct_debit' },
    });
    expect(shop.daysLeft(mobile)).toBe(30);
    expect(await refused(shop.debit(mobile, { bank: '018', payment_id: tracking_code }))).toEqual([
      422,
      'payment_id',
    ]);
  });

  it('lists the watchlist’s series whose episodes are sold singly', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const [list, content_type] = ['watchlist', 'series'] as const;
    const row = { mobile, list, content_type, content_id: '92' };
    shop.db.run(shop.db.from.insertInto('my_titles').values(row));
    expect((await shop.settings(mobile)).series).toMatchObject([{ id: '92', directdebit: false }]);
    await shop.agree(mobile, { ...off, series: ['92'] });
    expect((await shop.settings(mobile)).series).toMatchObject([{ id: '92', directdebit: true }]);
  });

  it('repeats the first answer for a used key', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const key = randomUUID();
    const first = await shop.expectSuccess(shop.debit(mobile, {}, key));
    expect(await shop.expectSuccess(shop.debit(mobile, {}, key))).toEqual(first);
    expect((await shop.debit(mobile, { pay_anything: true }, key)).status).toBe(409);
  });

  it('pays any purchase if allowed and the credit is too low', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, { ...off, pay_anything: true });
    await shop.through(shop.charge(mobile, 60_000));
    const wallet = { payment_method: 'wallet' };
    await shop.through(shop.buyItems(mobile, [{ itemid: '2-1080p', amount: 55_000 }], wallet));
    expect(await shop.credit(mobile)).toBe(5000);
    const code = await shop.through(shop.buyPlan(mobile, wallet));
    expect(await shop.payment(mobile, code)).toMatchObject({
      status: 'paid',
      gateway: { id: 'direct_debit' },
    });
    expect(await shop.credit(mobile)).toBe(5000);
  });
});

describe('the receipt of an agreement', () => {
  const agreed = async (shop: TestShop, mobile: string) =>
    (await shop.payments(mobile)).flatMap(({ debit }) => debit ?? []);

  it('lists the agreement and the renewal charged at once', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, { pay_anything: true, series: ['92'] });
    const [renewal, agreement] = await shop.payments(mobile);
    expect(agreement).toMatchObject({ total: 0 });
    expect(agreement?.debit).toEqual({
      subscription: true,
      pay_anything: true,
      series: [{ id: '92', name_fa: 'پرواز ۷۱۴', name_en: 'Flight 714' }],
      charges: [
        {
          tracking_code: renewal?.tracking_code,
          status: 'paid',
          title_fa: 'تمدید اشتراک یک‌ماهه',
          title_en: 'Renewal of the one-month subscription',
          total: 163_900,
        },
      ],
    });
    expect(renewal?.debit).toBeNull();
    const code = agreement?.tracking_code ?? '';
    expect((await shop.payment(mobile, code)).debit).toEqual(agreement?.debit);
    // Later renewals are not part of the agreement's receipt.
    shop.pass(31 * day);
    expect((await shop.payment(mobile, code)).debit?.charges).toHaveLength(1);
  });

  it('lists the purchase that led to it', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const { tracking_code } = await shop.expectSuccess<Purchase>(shop.buyPlan(mobile));
    await shop.agree(mobile, { ...off, payment_id: tracking_code });
    expect(await agreed(shop, mobile)).toMatchObject([
      { subscription: false, charges: [{ tracking_code, status: 'paid', total: 163_900 }] },
    ]);
  });

  it('leaves out a purchase that was paid differently in the meantime', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const plan = await shop.expectSuccess<Purchase>(shop.buyPlan(mobile));
    const body = { ...off, payment_id: plan.tracking_code };
    const { pay_url } = await shop.expectSuccess<{ pay_url: string }>(shop.debit(mobile, body));
    await shop.atBank(plan.pay_url, 'pay');
    await shop.atBank(pay_url, 'pay');
    expect(await agreed(shop, mobile)).toMatchObject([{ charges: [] }]);
  });

  it('shows that an empty account was not charged', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, {}, 'empty');
    expect(await agreed(shop, mobile)).toMatchObject([{ charges: [{ status: 'failed' }] }]);
  });

  it('has no charge while a subscription runs, and does not exist after a refusal', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, {}, 'fail');
    expect(await agreed(shop, mobile)).toEqual([]);
    await shop.through(shop.buyPlan(mobile));
    await shop.agree(mobile);
    expect(await agreed(shop, mobile)).toMatchObject([{ subscription: true, charges: [] }]);
  });
});

describe('deleteDebitSubscription', () => {
  const end = (shop: TestShop, mobile: string, id: string) =>
    shop.post('/directdebit/delete_subscription', mobile, { id });

  it('ends one agreement, and all automatic payments with the last one', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, { series: ['92'] });
    await shop.agree(mobile, { bank: '018', series: ['92'] });
    const [first, second] = (await shop.settings(mobile)).subscriptions;
    expect((await end(shop, mobile, first?.id ?? '')).status).toBe(200);
    expect(await shop.settings(mobile)).toMatchObject({
      subscriptions: [{ bank: '018' }],
      configs: { subscription: true },
    });
    expect((await end(shop, mobile, second?.id ?? '')).status).toBe(200);
    expect(await shop.settings(mobile)).toMatchObject({
      subscriptions: [],
      configs: { subscription: false, pay_anything: false },
      series: [{ directdebit: false }],
    });
    const before = await shop.payments(mobile);
    shop.pass(60 * day);
    expect(await shop.payments(mobile)).toEqual(before);
    expect(shop.daysLeft(mobile)).toBe(0);
  });

  it('returns 404 for another viewer’s agreement, and for an ended one', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.agree(mobile, off);
    const [{ id = '' } = {}] = (await shop.settings(mobile)).subscriptions;
    expect((await end(shop, shop.viewer(), id)).status).toBe(404);
    expect((await end(shop, mobile, 'nothing')).status).toBe(404);
    expect((await end(shop, mobile, id)).status).toBe(200);
    expect((await end(shop, mobile, id)).status).toBe(404);
  });
});
