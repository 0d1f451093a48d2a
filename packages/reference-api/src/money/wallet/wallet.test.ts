import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { read } from '../../test-support/test-api.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

describe('getWallet', () => {
  it('returns the credit in the reader’s language, and changes nothing', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const ask = (english: boolean) =>
      read<Answer<'getWallet'>>(shop.call('POST', '/get/my_wallet', mobile, { english }));
    expect((await ask(false)).data).toEqual({ my_credit: '۰\u00a0تومان', credit: 0 });
    await shop.through(shop.charge(mobile, 125_000));
    expect((await ask(false)).data).toEqual({ my_credit: '۱۲۵٬۰۰۰\u00a0تومان', credit: 125_000 });
    expect((await ask(true)).data.my_credit).toBe('125,000\u00a0toman');
  });
});

describe('chargeWallet', () => {
  it('adds the amount that the bank charged', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const code = await shop.through(shop.charge(mobile, 20_000));
    expect(await shop.payment(mobile, code)).toMatchObject({
      kind: 'wallet',
      status: 'paid',
      title_fa: 'افزایش اعتبار کیف پول',
      amount: 20_000,
      vat: 0,
      total: 20_000,
    });
    expect(await shop.credit(mobile)).toBe(20_000);
  });

  it('names an invalid amount, gateway or address', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    expect(await refused(shop.charge(mobile, 999))).toEqual([422, 'amount']);
    expect(await refused(shop.charge(mobile, 0))).toEqual([422, 'amount']);
    const method = (payment_method: string) => shop.charge(mobile, 20_000, { payment_method });
    expect(await refused(method('wallet'))).toEqual([422, 'payment_method']);
    expect(await refused(method('melli'))).toEqual([422, 'payment_method']);
    expect(await shop.payments(mobile)).toEqual([]);
  });
});
