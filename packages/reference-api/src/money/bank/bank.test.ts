import type { Purchase } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createTestApi, type ErrorBody, minutes, read } from '../../test-support/test-api.ts';
import { callback, createTestShop } from '../../test-support/test-shop.ts';

const api = createTestApi();

async function begun() {
  const shop = createTestShop();
  const mobile = shop.viewer();
  const purchase = await shop.demand<Purchase>(shop.charge(mobile, 20_000));
  const open = (query = '') =>
    Promise.resolve(shop.money.bank.request(new URL(purchase.pay_url ?? '').pathname + query));
  const state = () => shop.payment(mobile, purchase.tracking_code);
  return { shop, mobile, open, state, ...purchase };
}

describe('the bank’s page', () => {
  it('shows what is paid, in both languages, without a script', async () => {
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

  it('leads back by GET with the tracking code, which says nothing of the outcome', async () => {
    for (const choice of ['pay', 'fail', 'leave']) {
      const { shop, pay_url, tracking_code } = await begun();
      const response = await shop.atBank(pay_url, choice);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${callback}?tracking_code=${tracking_code}`);
    }
  });

  it('leads back by POST: the browser sends the same form on, with the tracking code in it', async () => {
    const { shop, pay_url, open, tracking_code } = await begun();
    expect(await (await open()).text()).toContain(
      `<input type="hidden" name="tracking_code" value="${tracking_code}">`,
    );
    const response = await shop.atBank(pay_url, 'pay', 'post');
    expect([response.status, response.headers.get('location')]).toEqual([307, callback]);
  });

  it('keeps what an address back has of its own', async () => {
    const shop = createTestShop();
    const { pay_url } = await shop.demand<Purchase>(
      shop.charge(shop.viewer(), 20_000, { callback_url: 'https://a.example/back?shop=1#here' }),
    );
    const response = await shop.atBank(pay_url, 'leave');
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/a\.example\/back\?shop=1&tracking_code=\d+#here$/,
    );
  });

  it('takes the first choice, however often and in whatever way it is asked again', async () => {
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

  it('says how a payment has ended, and offers the way back', async () => {
    const { shop, pay_url, open } = await begun();
    await shop.atBank(pay_url, 'fail');
    const html = await (await open('?lang=en')).text();
    expect(html).toContain('The bank didn’t approve the payment.');
    expect(html).toContain('Back to the shop');
    expect(html).not.toContain('value="pay"');
  });

  it('may be paid on for fifteen minutes', async () => {
    const { shop, mobile, pay_url, state } = await begun();
    shop.pass(minutes(15) - 1);
    expect((await state()).status).toBe('pending');
    shop.pass(1);
    await shop.atBank(pay_url, 'pay');
    expect(await state()).toMatchObject({
      status: 'abandoned',
      message: 'The time to pay ran out, and nothing was paid.',
    });
    expect(await shop.credit(mobile)).toBe(0);
  });

  it('takes a short form and nothing else, and settles nothing for the rest', async () => {
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

  it('is at the address that browsers reach, where the server is asked at another', async () => {
    const inner = createTestApi({ origin: 'http://localhost:4000' });
    const token = await inner.signIn('09121110000');
    const body = { amount: 20_000, payment_method: 'mellat', callback_url: callback };
    const { data } = await read<{ data: Purchase }>(
      inner.call('POST', '/get/charge_wallet', { token, body }),
    );
    expect(data.pay_url).toMatch(/^http:\/\/localhost:4000\/_bank\/pay\/[\w-]{32}$/);
    inner.close();
  });

  it('does not know a payment that is not there', async () => {
    const shop = createTestShop();
    for (const method of ['GET', 'POST']) {
      const init = { method };
      expect((await shop.money.bank.request('/_bank/pay/nothing', init)).status).toBe(404);
    }
  });
});
