import type { Purchase } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createTestApi, type ErrorBody, minutes, read } from '../../test-support/test-api.ts';
import { callback, createTestShop } from '../../test-support/test-shop.ts';

const api = createTestApi();

async function begun() {
  const shop = createTestShop();
  const mobile = shop.viewer();
  const purchase = await shop.expectSuccess<Purchase>(shop.charge(mobile, 20_000));
  const open = (query = '') =>
    Promise.resolve(shop.money.bank.request(new URL(purchase.pay_url ?? '').pathname + query));
  const state = () => shop.payment(mobile, purchase.tracking_code);
  return { shop, mobile, open, state, ...purchase };
}

describe('the bank’s page', () => {
  it('shows the payment in both languages, without a script', async () => {
    const { open, tracking_code } = await begun();
    const response = await open();
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="fa" dir="rtl">');
    expect(html).toContain('۲۰٬۰۰۰');
    expect(html).toContain(tracking_code);
    expect(html).not.toContain('<script');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/parde\.example;/,
    );
    expect(await (await open('?lang=en')).text()).toContain('<html lang="en" dir="ltr">');
  });

  it('returns by GET with the tracking code only, without the outcome', async () => {
    for (const choice of ['pay', 'fail', 'leave']) {
      const { shop, pay_url, tracking_code } = await begun();
      const response = await shop.atBank(pay_url, choice);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${callback}?tracking_code=${tracking_code}`);
    }
  });

  it('returns by POST, so that the browser sends the same form with the tracking code', async () => {
    const { shop, pay_url, open, tracking_code } = await begun();
    expect(await (await open()).text()).toContain(
      `<input type="hidden" name="tracking_code" value="${tracking_code}">`,
    );
    const response = await shop.atBank(pay_url, 'pay', 'post');
    expect([response.status, response.headers.get('location')]).toEqual([307, callback]);
  });

  it('preserves the query and the hash of the callback address', async () => {
    const shop = createTestShop();
    const { pay_url } = await shop.expectSuccess<Purchase>(
      shop.charge(shop.viewer(), 20_000, { callback_url: 'https://a.example/back?shop=1#here' }),
    );
    const response = await shop.atBank(pay_url, 'leave');
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/a\.example\/back\?shop=1&tracking_code=\d+#here$/,
    );
  });

  it('settles a payment by the first choice only', async () => {
    const outcomes = { pay: 'paid', fail: 'failed', leave: 'abandoned' };
    for (const [choice, status] of Object.entries(outcomes)) {
      const { shop, mobile, pay_url, state } = await begun();
      for (const next of [choice, 'pay', 'pay', 'fail', 'leave', 'nonsense']) {
        await shop.atBank(pay_url, next);
        expect((await state()).status).toBe(status);
      }
      expect(await shop.credit(mobile)).toBe(choice === 'pay' ? 20_000 : 0);
    }
  });

  it('shows the outcome of a settled payment and a link back', async () => {
    const { shop, pay_url, open } = await begun();
    await shop.atBank(pay_url, 'fail');
    const html = await (await open('?lang=en')).text();
    expect(html).toContain('The bank didn’t approve the payment.');
    expect(html).toContain('Back to the shop');
    expect(html).not.toContain('value="pay"');
  });

  it('accepts a payment for fifteen minutes', async () => {
    const { shop, mobile, pay_url, state } = await begun();
    shop.pass(minutes(15) - 1);
    expect((await state()).status).toBe('pending');
    shop.pass(1);
    await shop.atBank(pay_url, 'pay');
    expect(await state()).toMatchObject({
      status: 'abandoned',
      message: 'Nothing was taken from your account. The time to pay ran out.',
    });
    expect(await shop.credit(mobile)).toBe(0);
  });

  it('accepts only a short form, and settles nothing otherwise', async () => {
    const token = await api.signIn('09121110000');
    const body = { amount: 20_000, payment_method: 'mellat', callback_url: callback };
    const { data } = await read<{ data: Purchase }>(
      api.call('POST', '/get/charge_wallet', { token, body }),
    );
    const send = (type: string, text: string) =>
      api.send('POST', new URL(data.pay_url ?? '').pathname, {
        headers: { 'Content-Type': type },
        body: text,
      });
    const form = 'application/x-www-form-urlencoded';
    const wrong = [
      [415, 'multipart/form-data; boundary=a', 'choice=pay'],
      [415, 'multipart/form-data', ''],
      [415, 'application/json', '{"choice":"pay"}'],
      [413, form, `choice=pay&more=${'a'.repeat(5000)}`],
    ] as const;
    for (const [status, type, text] of wrong) {
      const response = await send(type, text);
      expect(response.status).toBe(status);
      expect((await read<ErrorBody>(response)).message_fa).not.toBe('');
    }
    expect((await send(form, 'choice=pay')).status).toBe(303);
    const paid = api.call('GET', `/get/payment/${data.tracking_code}`, { token });
    expect(await read(paid)).toMatchObject({ data: { status: 'paid' } });
  });

  it('is at the server’s public address, if that differs from the address of the request', async () => {
    const inner = createTestApi({ origin: 'http://localhost:4000' });
    const token = await inner.signIn('09121110000');
    const body = { amount: 20_000, payment_method: 'mellat', callback_url: callback };
    const { data } = await read<{ data: Purchase }>(
      inner.call('POST', '/get/charge_wallet', { token, body }),
    );
    expect(data.pay_url).toMatch(/^http:\/\/localhost:4000\/_bank\/pay\/[\w-]{32}$/);
    inner.close();
  });

  it('returns 404 for an unknown payment', async () => {
    const shop = createTestShop();
    for (const method of ['GET', 'POST']) {
      const init = { method };
      expect((await shop.money.bank.request('/_bank/pay/nothing', init)).status).toBe(404);
    }
  });
});
