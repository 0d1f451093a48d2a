import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { createTestApi, read } from '../test-support/test-api.ts';
import { createSpelling } from './spelling.ts';

const htmlType = 'text/html; charset=UTF-8';
const mci = '198.51.100.7';

const api = createTestApi({ plain: true });
const subscriber = '09120000001';
let token = '';
beforeAll(async () => {
  token = await api.signIn(subscriber);
});
afterAll(api.close);

type Sent = Parameters<typeof api.call>[2];
type Row = { [field: string]: unknown };
type Cart = { data: Row & { downloads: Row[] } };

const get = <T>(path: string, sent?: Sent) => read<T>(api.call('GET', path, sent));
const post = <T>(path: string, sent?: Sent) => read<T>(api.call('POST', path, sent));

const cartOf = (path: string, id: string, sent: Sent = {}) => {
  const body = { id, type: 'movie', quality: null, force_to_buy: false, ref: '0' };
  return post<Cart>(path, { ...sent, body });
};

describe('the home page', () => {
  it('has slides with numeric ids, and one live item with few fields', async () => {
    const { data } = await get<{ data: { sliders: Row[]; live: Row[] } }>('/get/slider?ref=0');
    expect(data.sliders[0]).toMatchObject({ id: 'slide-1', content_id: 1401 });
    expect(data.live).toEqual([
      {
        id: expect.any(String),
        name_fa: expect.any(String),
        programme_fa: expect.any(String),
        starts_at: expect.any(String),
        ends_at: expect.any(String),
        picture: expect.any(Object),
      },
    ]);
  });

  it('has cards with numeric ids and their genres, and without nulls', async () => {
    const { data } = await get<{ data: { id: string; items: Row[] }[] }>('/get/discover');
    const film = data.flatMap(({ items }) => items).find(({ id }) => id === 1024);
    expect(film).toMatchObject({ content_type: 'movie', genres: ['mystery', 'drama'] });
    const top = await get<{ data: { top: Row[] } }>(
      '/getV2/get_top?age=0&lang=0&country=0&f_type=0',
    );
    const cards = [...data.flatMap(({ items }) => items), ...top.data.top];
    expect(cards.flatMap((card) => Object.values(card))).not.toContain(null);
    expect(cards.some((card) => !('badge' in card))).toBe(true);
    expect(cards.some((card) => 'issue' in card || 'logo' in card)).toBe(false);
  });

  it('has pictures with only the necessary fields', async () => {
    const { data } = await get<{ data: { sliders: Row[] } }>('/get/slider?ref=0');
    expect(Object.keys(Object(data.sliders[0]?.backdrop))).toEqual([
      'url',
      'width',
      'height',
      'color',
      'widths',
    ]);
  });

  it('has the categories of section 3, with numbers for numeric ids', async () => {
    const [films] = await get<Row[]>('/ghost/getCategories');
    expect(films).toEqual({
      category_id: 'iranian-films',
      cat_id: 10,
      persian_name: 'فیلم ایرانی',
      child_categories: expect.any(Array),
    });
  });
});

describe('commerce', () => {
  it('has prices as text or numbers depending on the field, and a discount only if there is one', async () => {
    const { data, ...rest } = await get<{ data: Record<string, Row> }>('/get/app/plans');
    expect(Object.keys(rest)).toEqual(['description', 'message']);
    expect(data.m1).toEqual({
      name_fa: 'یک‌ماهه',
      toman: '149000',
      description: expect.any(String),
    });
    expect(data.m3?.discount).toEqual({
      discount_percent: 10,
      discount_price: 39_900,
      discount_day: 0,
    });
  });

  it('returns a cart without files to a guest, with flags as numbers or text', async () => {
    const { data } = await cartOf('/ghost/get/cart', '1024');
    const { downloads, title_poster, ...cart } = data;
    expect(cart).toEqual({
      presale: '0',
      pass: 0,
      screening: { ekran: '0', ekran_owned: '0' },
      show_free: '0',
      show_buy: 1,
      notes: [],
    });
    expect(downloads[0]).toEqual({
      itemid: '1024-480p',
      id: 1024,
      type: 'movie',
      quality: '480p',
      size: expect.any(String),
      name: expect.any(String),
      amount: 23_000,
      poster: expect.stringContaining('/media/poster/movie/1024'),
    });
  });

  it('includes the address of each file that the viewer may download', async () => {
    const { data } = await cartOf('/get/cart', '1024', { token });
    const links = await get<{ data: { links: Row[] } }>('/get/download_links/movie/1024', {
      token,
    });
    expect(data.pass).toBe(1);
    expect(data.downloads.map(({ url }) => url)).toEqual(links.data.links.map(({ url }) => url));
    const file = await api.send('HEAD', String(data.downloads[0]?.url));
    expect(file.status).toBe(200);
  });

  it('has the credit only as text', async () => {
    expect(await post('/get/my_wallet', { token })).toEqual({
      data: { my_credit: expect.stringContaining('تومان') },
    });
  });

  it('has the automatic payment with the fields of section 7', async () => {
    expect(await get('/directdebit/subscriptions', { token })).toEqual({
      data: {
        subscriptions: [],
        configs: { subscription: '0', pay_anything: 0 },
        series: [],
        mobile: subscriber,
        subscribe_fee: '149000',
        days_period_to_end: 18,
      },
    });
    const { data } = await get<{ data: { banks: Row[] } }>('/directdebit/banks', { token });
    expect(data.banks[0]).toEqual({ id: '012', name_fa: 'بانک ملت' });
  });
});

describe('the viewer', () => {
  it('has a flag as text and a referral as a number', async () => {
    expect(await get('/ghost/get/check/user?ref=0')).toEqual({
      subscription: '0',
      days_period_to_end: 0,
      operator_fullrate: expect.any(String),
      ref: 4,
      show_app: 1,
      samandehi_id: expect.any(String),
      samandehi_p: expect.any(String),
    });
    expect(await get('/get/user?ref=0', { token })).toEqual({
      data: {
        mobile: subscriber,
        scope: ['watch', 'comment'],
        subscription: '1',
        days_period_to_end: 18,
      },
    });
  });

  it('is a subscriber on a full-rate operator’s network', async () => {
    expect(await get('/ghost/get/check/user?ref=0', { address: mci })).toMatchObject({
      subscription: '1',
    });
    const { data } = await cartOf('/ghost/get/cart', '1024', { address: mci });
    expect(data).toMatchObject({ pass: 1, show_buy: 0 });
    expect(data).not.toHaveProperty('fullrate_data');
    for (const { amount, url } of data.downloads) {
      expect(amount).toBe(0);
      expect(await api.send('HEAD', String(url))).toMatchObject({ status: 200 });
    }
    const sold = await cartOf('/ghost/get/cart', '1005', { address: mci });
    expect(sold.data, 'sold alone').toMatchObject({ pass: 0, show_buy: 1 });
  });

  it('gets an empty answer to a code request, and signs in with number and code', async () => {
    const mobile = '09351112233';
    const headers = { 'Code-Request': 'named' };
    const asked = { headers, body: { mobile, ref: '0' } };
    const sent = await api.call('POST', '/login/send-code', asked);
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, htmlType]);
    expect(await sent.text()).toBe('');
    const body = { mobile, password: await api.codeOf(mobile) };
    const { token } = await post<{ token: string }>('/login', { body });
    expect(await get('/get/user?ref=0', { token })).toMatchObject({ data: { mobile } });
    const ended = await api.call('POST', '/logout', { token });
    expect([ended.status, ended.headers.get('content-type')]).toEqual([200, htmlType]);
    expect(await ended.text()).toBe('');
  });
});

describe('a plain server', () => {
  it('returns an HTML page only for an unknown path', async () => {
    for (const path of ['/api/v1/never/heard/of', '/nor/of/this']) {
      const response = await api.send('GET', path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, htmlType]);
      expect(await response.text()).toMatch(/^<html>/);
    }
    const unknown = await api.call('GET', '/get/movie/9999');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ message_fa: 'این عنوان پیدا نشد.' });
  });

  it('returns errors only in Persian, with the errors of each field', async () => {
    const response = await api.call('POST', '/login/send-code', { body: { ref: '0' } });
    expect(response.status).toBe(422);
    const text = 'شمارهٔ همراه خود را درست وارد کنید';
    expect(await response.json()).toEqual({ errors: { mobile: [text] }, message_fa: text });
  });

  it('sends the genres as JSON with the content type of HTML', async () => {
    const response = await api.call('GET', '/genres');
    expect(response.headers.get('content-type')).toBe(htmlType);
    expect(await response.json()).toMatchObject({ drama: 'درام' });
  });

  it('returns a cursor as text', async () => {
    const { data } = await get<{ data: { next_cursor: unknown } }>('/get/titles?limit=1');
    expect(data.next_cursor).toEqual(expect.any(String));
  });

  it('writes an empty map as an empty list', () => {
    const plain = createSpelling(contract);
    const body = { data: {}, description: '' };
    expect(plain({ $ref: '#/components/schemas/PlansResponse' }, body)).toEqual({
      data: [],
      description: '',
    });
  });
});
