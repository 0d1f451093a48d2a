import { randomUUID } from 'node:crypto';
import type { Answer, Payment, Purchase } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { minutes, read } from '../../test-support/test-api.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

describe('getGateways', () => {
  it('returns only banks, one of them preselected', async () => {
    const { data } = await read<Answer<'getGateways'>>(
      createTestShop().call('GET', '/get/app/gateways', null),
    );
    expect(data.map(({ id }) => id)).toEqual(['mellat', 'saman', 'zarinpal']);
    expect(data.filter((gateway) => gateway.default)).toHaveLength(1);
  });
});

describe('listPayments', () => {
  it('returns pages, newest first, each payment once', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const codes: string[] = [];
    for (let count = 0; count < 5; count++) {
      codes.unshift(await shop.through(shop.charge(mobile, 10_000), count % 2 ? 'fail' : 'pay'));
      if (count > 2) shop.pass(minutes(1));
    }
    await shop.through(shop.charge(shop.viewer(), 10_000));
    const seen: Payment[] = [];
    let cursor = '';
    do {
      const { data } = await read<Answer<'listPayments'>>(
        shop.call('GET', `/get/payments?limit=2${cursor}`, mobile),
      );
      seen.push(...data.items);
      cursor = data.next_cursor === null ? '' : `&cursor=${data.next_cursor}`;
    } while (cursor !== '');
    expect(seen.map(({ tracking_code }) => tracking_code)).toEqual(codes);
  });

  it('requires a viewer, and refuses an invalid cursor', async () => {
    const shop = createTestShop();
    expect(await refused(shop.call('GET', '/get/payments', null))).toEqual([401]);
    const wrong = shop.call('GET', '/get/payments?cursor=nonsense', shop.viewer());
    expect(await refused(wrong)).toEqual([422, 'cursor']);
  });
});

describe('findPurchase', () => {
  it('returns the payment begun with the key, with the bank’s page while pending', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const key = randomUUID();
    const begun = await shop.expectSuccess<Purchase>(shop.charge(mobile, 20_000, {}, key));
    expect(await shop.found(mobile, key.toUpperCase())).toMatchObject({
      pay_url: begun.pay_url,
      payment: { status: 'pending', kind: 'wallet', amount: 20_000 },
    });
    await shop.atBank(begun.pay_url, 'pay');
    expect(await shop.found(mobile, key)).toMatchObject({
      pay_url: null,
      payment: { status: 'paid' },
    });
    const fromCredit = randomUUID();
    await shop.buyItems(
      mobile,
      [{ itemid: '9204-1080p', amount: 12_000 }],
      { payment_method: 'wallet' },
      fromCredit,
    );
    expect((await shop.found(mobile, fromCredit))?.payment?.status).toBe('paid');
  });

  it('returns an agreement with a bank, and a change that needed no payment', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const [agreed, changed] = [randomUUID(), randomUUID()];
    const begun = await shop.expectSuccess<{ pay_url: string }>(shop.debit(mobile, {}, agreed));
    expect((await shop.found(mobile, agreed))?.payment?.kind).toBe('direct_debit');
    await shop.atBank(begun.pay_url, 'pay');
    expect((await shop.found(mobile, agreed))?.payment?.status).toBe('paid');
    await shop.debit(mobile, { add_new_bank: false }, changed);
    expect(await shop.found(mobile, changed)).toEqual({ payment: null, pay_url: null });
  });

  it('returns 404 for a refused key, and for another viewer’s', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const [refusedKey, key] = [randomUUID(), randomUUID()];
    await shop.charge(mobile, 1, {}, refusedKey);
    await shop.charge(mobile, 20_000, {}, key);
    const ask = (who: string, path: string) =>
      refused(shop.call('GET', `/get/purchase/${path}`, who));
    expect(await ask(mobile, refusedKey)).toEqual([404]);
    expect(await ask(shop.viewer(), key)).toEqual([404]);
    expect(await ask(mobile, 'no-key')).toEqual([404]);
  });
});

describe('getPayment', () => {
  it('returns 404 for another viewer’s payment', async () => {
    const shop = createTestShop();
    const code = await shop.through(shop.charge(shop.viewer(), 10_000));
    const ask = (path: string) => refused(shop.call('GET', `/get/payment/${path}`, shop.viewer()));
    expect(await ask(code)).toEqual([404]);
    expect(await ask('140508309999')).toEqual([404]);
  });
});
