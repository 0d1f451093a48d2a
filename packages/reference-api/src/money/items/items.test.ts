import type { Purchase } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { day } from '../../catalogue/tehran.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

const film = { itemid: '2-1080p', amount: 55_000 };
const smaller = { itemid: '2-720p', amount: 41_000 };
const ticket = { itemid: 'e-9-1080p', amount: 60_000 };
const other = { itemid: '1-720p', amount: 34_000 };

describe('buyItems', () => {
  it('sells files without VAT, and opens their titles', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const code = await shop.through(shop.buyItems(mobile, [film, other]));
    expect(await shop.payment(mobile, code)).toMatchObject({
      kind: 'items',
      status: 'paid',
      title_fa: '۲ عنوان',
      title_en: '2 titles',
      amount: 89_000,
      vat: 0,
      total: 89_000,
      message: null,
      items: [
        {
          itemid: '2-1080p',
          id: '2',
          type: 'movie',
          quality: '1080p',
          name: 'فیلم 2',
          name_en: 'Film 2',
        },
        { itemid: '1-720p', id: '1', amount: 34_000 },
      ],
    });
    expect(shop.money.entitlements.purchasedTitles(mobile)).toMatchObject([
      { content_type: 'movie', id: '1' },
      { content_type: 'movie', id: '2' },
    ]);
    expect(await shop.cart(mobile, { id: '2' })).toMatchObject({ pass: true, show_buy: false });
  });

  it('names an episode by its series, season and number', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const code = await shop.through(
      shop.buyItems(mobile, [{ itemid: '9203-1080p', amount: 12_000 }]),
    );
    expect(await shop.payment(mobile, code)).toMatchObject({
      title_fa: 'پرواز ۷۱۴، فصل ۱، قسمت ۳',
      title_en: 'Flight 714, season 1, episode 3',
    });
  });

  it('names an extra by its series and its own name', async () => {
    const shop = createTestShop();
    const cart = await shop.cart(shop.viewer(), { id: '9200', type: 'episode' });
    expect(cart.downloads[0]).toMatchObject({ name: 'پرواز ۷۱۴، پشت صحنه', name_en: null });
  });

  it('names the invalid item, and charges nothing for any', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const wrong = [
      [[{ itemid: 'nothing', amount: 1 }], 'items.0.itemid'],
      [[film, { itemid: '999-720p', amount: 1 }], 'items.1.itemid'],
      [[film, { itemid: '1-720p', amount: 33_000 }], 'items.1.amount'],
      [[{ itemid: '4-720p', amount: 0 }], 'items.0.itemid'],
      [[{ itemid: '5-720p', amount: 0 }], 'items.0.itemid'],
      [[{ itemid: '6-1080p', amount: 60_000 }], 'items.0.itemid'],
      [[film, smaller], 'items'],
      [[film, film], 'items'],
    ] as const;
    for (const [items, field] of wrong) {
      expect(await refused(shop.buyItems(mobile, [...items]))).toEqual([422, field]);
    }
    expect(await shop.payments(mobile)).toEqual([]);
  });

  it('does not sell the same or a smaller file again, and charges the difference for a larger one', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyItems(mobile, [smaller]));
    expect(await refused(shop.buyItems(mobile, [smaller]))).toEqual([422, 'items']);
    expect(await refused(shop.buyItems(mobile, [film]))).toEqual([422, 'items.0.amount']);
    await shop.through(shop.buyItems(mobile, [{ itemid: '2-1080p', amount: 14_000 }]));
    expect(await refused(shop.buyItems(mobile, [film]))).toEqual([422, 'items']);
  });

  it('returns the amount to the wallet if another window has already paid for the same items', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const windows = await Promise.all(
      [film, film, smaller].map((item) =>
        shop.expectSuccess<Purchase>(shop.buyItems(mobile, [item, other])),
      ),
    );
    for (const { pay_url } of windows) await shop.atBank(pay_url, 'pay');
    const states = await Promise.all(
      windows.map(({ tracking_code }) => shop.payment(mobile, tracking_code)),
    );
    expect(states.map(({ status }) => status)).toEqual(['paid', 'refunded', 'refunded']);
    expect(states[1]).toMatchObject({
      message: 'The amount was returned to your wallet.',
      message_fa: 'مبلغ به کیف پول شما برگشت.',
    });
    expect(await shop.credit(mobile)).toBe(89_000 + 75_000);
  });

  it('sells a presale at a reduced price, and opens the title on its release', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const before = await shop.cart(mobile, { id: '3' });
    expect(before).toMatchObject({ presale: true, pass: false, show_buy: true, price: 68_000 });
    const [row] = before.downloads;
    await shop.through(
      shop.buyItems(mobile, [{ itemid: row?.itemid ?? '', amount: row?.amount ?? 0 }]),
    );
    expect(await shop.cart(mobile, { id: '3' })).toMatchObject({ pass: false, show_buy: false });
    shop.pass(10 * day);
    expect(await shop.cart(mobile, { id: '3' })).toMatchObject({ pass: true, presale: false });
  });

  it('sells a ticket for a screening, whose hours start with the first play', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const ask = { id: 'e-9', type: 'ekran' } as const;
    expect((await shop.cart(mobile, ask)).screening).toMatchObject({
      ekran: true,
      ekran_owned: false,
    });
    await shop.through(shop.buyItems(mobile, [ticket]));
    const owned = await shop.cart(mobile, ask);
    expect(owned).toMatchObject({ pass: true, downloads: [], show_buy: false });
    expect(owned.screening).toMatchObject({ ekran_owned: true, owned_period_end: null });
    shop.money.entitlements.startScreening(mobile, 'e-9');
    shop.pass(2 * day - 1);
    shop.money.entitlements.startScreening(mobile, 'e-9');
    expect(await shop.cart(mobile, ask)).toMatchObject({
      pass: true,
      screening: { owned_period_end: '2026-11-23T11:30:00+03:30' },
    });
    shop.pass(1);
    expect(await shop.cart(mobile, ask)).toMatchObject({ pass: false, show_buy: true });
    shop.pass(30 * day);
    expect(await shop.cart(mobile, ask)).toMatchObject({ pass: false, show_buy: false });
    for (const late of [mobile, shop.viewer()]) {
      expect(await refused(shop.buyItems(late, [ticket]))).toEqual([422, 'items.0.itemid']);
    }
  });

  it('sells a new ticket with new hours after the first one expired', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const ask = { id: 'e-9', type: 'ekran' } as const;
    await shop.through(shop.buyItems(mobile, [ticket]));
    shop.money.entitlements.startScreening(mobile, 'e-9');
    shop.pass(2 * day - 1);
    expect(await refused(shop.buyItems(mobile, [ticket]))).toEqual([422, 'items']);
    shop.pass(1);
    const over = await shop.cart(mobile, ask);
    expect(over).toMatchObject({ pass: false, show_buy: true, price: 60_000 });
    expect(over.downloads).toMatchObject([ticket]);
    // The storefront recognises an expired ticket by these two fields.
    expect(over.screening).toMatchObject({
      ekran: true,
      ekran_owned: true,
      owned_period_end: '2026-11-23T11:30:00+03:30',
    });

    const windows = await Promise.all(
      [ticket, ticket].map((item) => shop.expectSuccess<Purchase>(shop.buyItems(mobile, [item]))),
    );
    for (const { pay_url } of windows) await shop.atBank(pay_url, 'pay');
    const states = await Promise.all(
      windows.map(({ tracking_code }) => shop.payment(mobile, tracking_code)),
    );
    expect(states.map(({ status }) => status)).toEqual(['paid', 'refunded']);
    expect(await shop.cart(mobile, ask)).toMatchObject({
      pass: true,
      show_buy: false,
      downloads: [],
      screening: { ekran_owned: true, owned_period_end: null },
    });
    expect(await refused(shop.buyItems(mobile, [ticket]))).toEqual([422, 'items']);
    shop.money.entitlements.startScreening(mobile, 'e-9');
    shop.pass(2 * day);
    expect(await shop.cart(mobile, ask)).toMatchObject({ pass: false, show_buy: true });
  });
});
