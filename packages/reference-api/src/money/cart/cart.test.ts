import { describe, expect, it } from 'vitest';
import { filesOf } from '../../lists/files.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

const mci = '198.51.100.7';
const persian = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };
const rightel = '198.18.0.7';

describe('getCart and ghostCart', () => {
  it('let a guest subscribe or buy, with a price for each file', async () => {
    const shop = createTestShop();
    const cart = await shop.cart(null, { id: '1' });
    expect(cart).toMatchObject({ pass: false, show_buy: true, show_free: false, price: 45_000 });
    const sizes = filesOf({ qualities: ['480p', '720p', '1080p'], seconds: 6000 });
    const amounts = [27_000, 34_000, 45_000];
    expect(cart.downloads).toEqual(
      sizes.map(({ quality, size_bytes }, index) => ({
        itemid: `1-${quality}`,
        id: '1',
        type: 'movie',
        quality,
        size: expect.stringMatching(/^[۰-۹٫٬]+ (مگابایت|گیگابایت)$/),
        size_bytes,
        name: 'فیلم 1',
        name_en: 'Film 1',
        amount: amounts[index],
        audio: [{ language: persian, kind: 'original', default: true }],
        subtitles: [],
        poster: '/media/poster/test',
      })),
    );
    expect(await shop.cart(null, { id: '1', quality: '720p' })).toMatchObject({ price: 34_000 });
  });

  it('let a subscriber watch and download, and buy on request', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile));
    const cart = await shop.cart(mobile, { id: '1' });
    expect(cart).toMatchObject({ pass: true, show_buy: false, price: 45_000 });
    expect(cart.downloads.map(({ amount }) => amount)).toEqual([0, 0, 0]);
    expect(cart.notes).toEqual(['بسیاری از اپراتورها حجم مصرفی شما را نیم‌بها حساب می‌کنند.']);
    const toBuy = await shop.cart(mobile, { id: '1', force_to_buy: true });
    expect(toBuy).toMatchObject({ pass: true, show_buy: true });
    expect(toBuy.downloads.at(-1)?.amount).toBe(45_000);
  });

  it('sell a title outside the subscription to subscribers too', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile));
    expect(await shop.cart(mobile, { id: '2' })).toMatchObject({
      pass: false,
      show_buy: true,
      notes: ['این عنوان در اشتراک نیست و جداگانه فروخته می‌شود.'],
    });
  });

  it('open free titles to everyone', async () => {
    const cart = await createTestShop().cart(null, { id: '4' });
    expect(cart).toMatchObject({ pass: true, show_free: true, show_buy: false, price: null });
    expect(cart.downloads.every(({ amount }) => amount === 0)).toBe(true);
  });

  it('neither open nor sell a title long before its release', async () => {
    expect(await createTestShop().cart(null, { id: '6' })).toMatchObject({
      pass: false,
      presale: false,
      show_buy: false,
      downloads: [],
      price: null,
      release_date: '2027-03-21T11:30:00+03:30',
    });
  });

  it('open the subscription’s titles to an operator’s full-rate connection', async () => {
    const shop = createTestShop();
    const cart = await shop.cart(null, { id: '1' }, mci);
    expect(cart).toMatchObject({ pass: true, downloads: [], show_buy: false, show_free: false });
    expect(cart.fullrate_data).toMatchObject({ show_download: false, show_subscription: true });
    expect(await shop.cart(null, { id: '5' }, mci)).toMatchObject({ pass: true });
    expect(await shop.cart(null, { id: '5' })).toMatchObject({ pass: false, show_buy: false });
    expect(await shop.cart(null, { id: '2' }, mci)).toMatchObject({ pass: false, show_buy: true });
  });

  it('return all texts in English if English is requested', async () => {
    const shop = createTestShop();
    const body = { id: '2', type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    const sent = { body, english: true };
    expect(
      await shop.expectSuccess(shop.call('POST', '/ghost/get/cart', null, sent)),
    ).toMatchObject({
      notes: ['This title is sold outside the subscription.'],
    });
    const atOperator = { body: { ...body, id: '1' }, english: true, address: mci };
    expect(
      await shop.expectSuccess(shop.call('POST', '/ghost/get/cart', null, atOperator)),
    ).toMatchObject({ fullrate_data: { message: expect.stringMatching(/^On MCI,/) } });
  });

  it('return the USSD code if the operator sells by USSD', async () => {
    const shop = createTestShop();
    expect((await shop.cart(null, { id: '1' }, rightel)).ussd).toBe('*780*1#');
    expect((await shop.cart(null, { id: '4' }, rightel)).ussd).toBeNull();
  });

  it('list the released episodes of a series, extras first', async () => {
    const cart = await createTestShop().cart(null, { id: '92', type: 'series' });
    expect(cart.downloads.map(({ itemid }) => itemid)).toEqual(
      ['9200', '9204', '9203', '9202', '9201'].flatMap((id) => [`${id}-720p`, `${id}-1080p`]),
    );
    expect(cart).toMatchObject({ pass: false, show_buy: true, price: null });
  });

  it('open a bought episode among the rows of a series that is not open', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyItems(mobile, [{ itemid: '9203-1080p', amount: 12_000 }]));
    const cart = await shop.cart(mobile, { id: '92', type: 'series' });
    const own = cart.downloads.filter(({ id }) => id === '9203');
    expect(cart.pass).toBe(false);
    expect(own.map(({ amount, pass }) => [amount, pass])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(cart.downloads.find(({ id }) => id === '9204')).toMatchObject({ pass: false });
  });

  it('sell a title without downloads as one row, and list none once it is bought', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const { downloads } = await shop.cart(mobile, { id: '7' });
    expect(downloads).toMatchObject([{ itemid: '7-1080p', amount: 40_000, size: '' }]);
    await shop.through(shop.buyItems(mobile, [{ itemid: '7-1080p', amount: 40_000 }]));
    expect(await shop.cart(mobile, { id: '7' })).toMatchObject({ pass: true, downloads: [] });
  });

  it('return 400 for an unknown title', async () => {
    const shop = createTestShop();
    const body = { id: '999', type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    expect(await refused(shop.post('/ghost/get/cart', null, body))).toEqual([400]);
    expect(await refused(shop.post('/get/cart', shop.viewer(), body))).toEqual([400]);
    expect(await refused(shop.post('/get/cart', null, body))).toEqual([401]);
  });
});
