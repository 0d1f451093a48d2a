import { describe, expect, it } from 'vitest';
import { filesOf } from '../../lists/files.ts';
import { createTestShop, refused } from '../../test-support/test-shop.ts';

const mci = '198.51.100.7';
const persian = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };
const rightel = '198.18.0.7';

describe('getCart and ghostCart', () => {
  it('lets a guest subscribe or buy, with a price for each file', async () => {
    const shop = createTestShop();
    const cart = await shop.cart(null, { id: '1' });
    expect(cart).toMatchObject({ pass: false, show_buy: true, show_free: false, price: 45_000 });
    const sizes = filesOf({ qualities: ['480p', '720p', '1080p'], seconds: 6000 });
    const amounts = [27_000, 34_000, 45_000];
    expect(cart.downloads).toEqual(
      sizes.map(({ quality, size_bytes }, place) => ({
        itemid: `1-${quality}`,
        id: '1',
        type: 'movie',
        quality,
        size: expect.stringMatching(/^[۰-۹٫٬]+ (مگابایت|گیگابایت)$/),
        size_bytes,
        name: 'فیلم 1',
        name_en: 'Film 1',
        amount: amounts[place],
        audio: [{ language: persian, kind: 'original', default: true }],
        subtitles: [],
        poster: '/media/poster/test',
      })),
    );
    expect(await shop.cart(null, { id: '1', quality: '720p' })).toMatchObject({ price: 34_000 });
  });

  it('lets a subscriber watch and fetch, and buy where they ask to', async () => {
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

  it('sells what is sold alone to a subscriber too', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.buyPlan(mobile));
    expect(await shop.cart(mobile, { id: '2' })).toMatchObject({
      pass: false,
      show_buy: true,
      notes: ['این عنوان در اشتراک نیست و جداگانه فروخته می‌شود.'],
    });
  });

  it('gives what is free to everyone', async () => {
    const cart = await createTestShop().cart(null, { id: '4' });
    expect(cart).toMatchObject({ pass: true, show_free: true, show_buy: false, price: null });
    expect(cart.downloads.every(({ amount }) => amount === 0)).toBe(true);
  });

  it('neither opens nor sells what comes much later', async () => {
    expect(await createTestShop().cart(null, { id: '6' })).toMatchObject({
      pass: false,
      presale: false,
      show_buy: false,
      downloads: [],
      price: null,
      release_date: '2027-03-21T11:30:00+03:30',
    });
  });

  it('opens the subscription to an operator’s line at the full rate', async () => {
    const shop = createTestShop();
    const cart = await shop.cart(null, { id: '1' }, mci);
    expect(cart).toMatchObject({ pass: true, downloads: [], show_buy: false, show_free: false });
    expect(cart.fullrate_data).toMatchObject({ show_download: false, show_subscription: true });
    expect(await shop.cart(null, { id: '5' }, mci)).toMatchObject({ pass: true });
    expect(await shop.cart(null, { id: '5' })).toMatchObject({ pass: false, show_buy: false });
    expect(await shop.cart(null, { id: '2' }, mci)).toMatchObject({ pass: false, show_buy: true });
  });

  it('says in English what it says at all, to who asks in English', async () => {
    const shop = createTestShop();
    const body = { id: '2', type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    const sent = { body, english: true };
    expect(await shop.demand(shop.call('POST', '/ghost/get/cart', null, sent))).toMatchObject({
      notes: ['This title is sold outside the subscription.'],
    });
    const atOperator = { body: { ...body, id: '1' }, english: true, address: mci };
    expect(await shop.demand(shop.call('POST', '/ghost/get/cart', null, atOperator))).toMatchObject(
      { fullrate_data: { message: expect.stringMatching(/^On MCI,/) } },
    );
  });

  it('gives the code of an operator that sells by one', async () => {
    const shop = createTestShop();
    expect((await shop.cart(null, { id: '1' }, rightel)).ussd).toBe('*780*1#');
    expect((await shop.cart(null, { id: '4' }, rightel)).ussd).toBeNull();
  });

  it('lists the episodes of a series that are out, what is beside its seasons first', async () => {
    const cart = await createTestShop().cart(null, { id: '92', type: 'series' });
    expect(cart.downloads.map(({ itemid }) => itemid)).toEqual(
      ['9200', '9204', '9203', '9202', '9201'].flatMap((id) => [`${id}-720p`, `${id}-1080p`]),
    );
    expect(cart).toMatchObject({ pass: false, show_buy: true, price: null });
  });

  it('opens an episode that is bought among the rows of its closed series', async () => {
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

  it('sells what cannot be kept as one row, and shows none once it is bought', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    const { downloads } = await shop.cart(mobile, { id: '7' });
    expect(downloads).toMatchObject([{ itemid: '7-1080p', amount: 40_000, size: '' }]);
    await shop.through(shop.buyItems(mobile, [{ itemid: '7-1080p', amount: 40_000 }]));
    expect(await shop.cart(mobile, { id: '7' })).toMatchObject({ pass: true, downloads: [] });
  });

  it('answers 400 for a title that is gone', async () => {
    const shop = createTestShop();
    const body = { id: '999', type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    expect(await refused(shop.post('/ghost/get/cart', null, body))).toEqual([400]);
    expect(await refused(shop.post('/get/cart', shop.viewer(), body))).toEqual([400]);
    expect(await refused(shop.post('/get/cart', null, body))).toEqual([401]);
  });
});
