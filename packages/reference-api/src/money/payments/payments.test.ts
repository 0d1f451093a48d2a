import type { Answer, Payment } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { minutes, read } from '../../test-support/test-api.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

describe('getGateways', () => {
  it('answers banks alone, one of them chosen beforehand', async () => {
    const { data } = await read<Answer<'getGateways'>>(
      createTestShop().call('GET', '/get/app/gateways', null),
    );
    expect(data.map(({ id }) => id)).toEqual(['mellat', 'saman', 'zarinpal']);
    expect(data.filter((gateway) => gateway.default)).toHaveLength(1);
  });
});

describe('listPayments', () => {
  it('answers the newest first, page by page, each once', async () => {
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

  it('is a viewer’s own, and refuses a page that never was', async () => {
    const shop = createTestShop();
    expect(await refused(shop.call('GET', '/get/payments', null))).toEqual([401]);
    const wrong = shop.call('GET', '/get/payments?cursor=nonsense', shop.viewer());
    expect(await refused(wrong)).toEqual([422, 'cursor']);
  });
});

describe('getPayment', () => {
  it('does not know another viewer’s payment', async () => {
    const shop = createTestShop();
    const code = await shop.through(shop.charge(shop.viewer(), 10_000));
    const ask = (path: string) => refused(shop.call('GET', `/get/payment/${path}`, shop.viewer()));
    expect(await ask(code)).toEqual([404]);
    expect(await ask('140508309999')).toEqual([404]);
  });
});
