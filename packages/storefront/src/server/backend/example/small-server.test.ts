import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inFrontOf } from '../../../test-support/in-front-of.server.ts';
import { backend } from './test-support/small-server.ts';

const film = { id: 100, title: 'شب یزد', poster: 'https://img.test/100.jpg' };

/** A server of films whose errors may have the status 200, and whose prices are texts in rials. */
async function answer(request: Request): Promise<Response> {
  const { searchParams, pathname } = new URL(request.url);
  const path = pathname.replace('/api/v1', '');
  const no = (code: string, status = 200) =>
    Response.json({ error: { code, text: 'نشد.' } }, { status });
  const user = request.headers.get('authorization')?.slice('Bearer '.length);
  if (path === '/films') {
    const page = Number(searchParams.get('page') ?? 1);
    return Response.json({ films: [{ ...film, id: 99 + page }, { id: 7 }], pages: 2, total: 2 });
  }
  if (path === '/codes') return Response.json({});
  if (path === '/sessions') {
    const { code } = await request.json();
    return code === '4821' ? Response.json({ token: 'subscriber' }) : no('BAD_CODE');
  }
  if (path === '/me') {
    return user ? Response.json({ mobile: '09123456789', days: 30 }) : no('SIGN_IN', 401);
  }
  if (path === '/plans')
    return Response.json([{ code: 'm1', title: 'ماهانه', days: 30, rials: '990000' }]);
  if (path === '/orders') {
    const { plan, rials } = await request.json();
    if (plan !== 'm1' || rials !== 990_000) return no('PRICE');
    return Response.json({ number: '140508301457', bank_page: 'https://pay.bank.test/1' });
  }
  if (!path.endsWith('/100')) return no('NO_FILM');
  if (path.startsWith('/films/')) return Response.json(film);
  return user === 'subscriber'
    ? Response.json({ hls: 'https://cdn.test/100.m3u8' })
    : no('NO_PLAN', 402);
}

const server = () => inFrontOf(answer, backend.operations, backend.map, backend.every);
const subscriber = { authorization: 'Bearer subscriber' };
const play = '/get/play/movie/100';
const inCart = { type: 'movie', id: '100', quality: null, force_to_buy: false, ref: '0' };

it('playback is made of two calls of the server', async () => {
  const { get, requests, backend: connected } = server();
  expect(connected.hasAnswered()).toBe(false);
  expect(await (await get(play, subscriber)).json()).toMatchObject({
    data: { name_fa: 'شب یزد', sources: [{ url: 'https://cdn.test/100.m3u8' }] },
  });
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    subscriber.authorization,
    subscriber.authorization,
  ]);
  expect(connected.hasAnswered()).toBe(true);
});

it('a viewer without a subscription is refused as the contract says, and has no pass', async () => {
  const { get, post } = server();
  const refused = await get(play);
  expect([refused.status, await refused.json()]).toMatchObject([403, { message_fa: 'نشد.' }]);
  const carts = [post('/ghost/get/cart', inCart), post('/get/cart', inCart, subscriber)];
  const answers = await Promise.all(carts.map(async (cart) => (await cart).json()));
  expect(answers.map(({ data }) => data.pass)).toEqual([false, true]);
});

it('the cart of a user is refused to a guest', async () => {
  expect((await server().post('/get/cart', inCart)).status).toBe(401);
});

it('the pages of the server are pages of the list, and there are no series', async () => {
  const { get } = server();
  const page = async (query: string) => (await (await get(`/get/titles${query}`)).json()).data;
  expect(await page('')).toMatchObject({ items: [{ id: '100' }], next_cursor: '2' });
  expect(await page('?cursor=2')).toMatchObject({ items: [{ id: '101' }], next_cursor: null });
  expect(await page('?type=series')).toMatchObject({ items: [], next_cursor: null });
});

it('home and search have the films', async () => {
  const { get } = server();
  expect(await (await get('/get/discover')).json()).toMatchObject({
    data: [{ items: [{ id: '100' }] }],
  });
  const found = await (
    await get(`/ghost/get/getSearchQuick?query=${encodeURIComponent('شب یزد')}`)
  ).json();
  expect(found).toMatchObject({ data: [{ type: 'movie', id: '100', name_fa: 'شب یزد' }] });
  const search = async (type: string) =>
    (await (await get(`/get/search?query=abc&type=${type}&age=12`)).json()).data;
  expect(await search('all')).toMatchObject({
    about: { query: 'abc', count: 2 },
    items: [{ id: '100' }],
    next_cursor: '2',
  });
  expect(await search('series')).toMatchObject({ about: { count: 0 }, items: [] });
});

it('a wrong code is an error of its field', async () => {
  const { post } = server();
  const login = (password: string) =>
    post('/login', { mobile: '09123456789', password, ref: '0', request_id: 'a' });
  const refused = await login('0000');
  expect([refused.status, await refused.json()]).toEqual([422, { errors: { password: ['نشد.'] } }]);
  expect(await (await login('4821')).json()).toMatchObject({ token: 'subscriber' });
});

it('the `error` of an operation does not get a Refusal of `every.answer`', async () => {
  const refusal = () => Response.json({ error: { code: 'NO_FILM', text: 'نشد.' } });
  const map = { getTop: { error: () => ({ status: 400 }) } };
  const { get } = inFrontOf(refusal, ['getTop'], map, backend.every);
  expect((await get('/getV2/get_top?age=0&lang=0&country=0&f_type=0')).status).toBe(404);
});

it('a user has the days of the subscription, and a guest is refused', async () => {
  const { get } = server();
  expect(await (await get('/get/user', subscriber)).json()).toMatchObject({
    data: { mobile: '09123456789', subscription: 1, days_period_to_end: 30 },
  });
  const refused = await get('/get/user');
  expect([refused.status, await refused.json()]).toEqual([401, { message_fa: 'نشد.' }]);
});

it('an error of another form has no text', async () => {
  const busy = () => Response.json({ trace: 'db3' }, { status: 503 });
  const { get } = inFrontOf(busy, backend.operations, backend.map, backend.every);
  expect(await (await get('/get/user', subscriber)).text()).not.toContain('db3');
});

it('a plan is ordered in rials, and paid at the bank', async () => {
  const order = { plan_id: 'm1', amount: 99_000, content_type: null, content_id: null };
  const rest = { payment_method: 'bank', ref: '0', callback_url: 'https://parde.test/callback' };
  const bought = await server().post('/buy/plan', { ...order, ...rest }, subscriber);
  expect(await bought.json()).toMatchObject({
    data: { status: 'pending', tracking_code: '140508301457', pay_url: 'https://pay.bank.test/1' },
  });
});

it('an error in a 200 is an error', async () => {
  const { get } = server();
  for (const path of ['/get/movie/7', '/get/play/movie/7']) {
    const refused = await get(path);
    expect([refused.status, await refused.json()]).toMatchObject([404, { message_fa: 'نشد.' }]);
  }
});

it('an error of a call is an error of the composition', async () => {
  const { get } = inFrontOf(() => Response.error(), backend.operations, backend.map);
  expect((await get(play)).status).toBe(502);
});

it('a price in rials is shown in toman', async () => {
  expect(await (await server().get('/get/app/plans')).json()).toMatchObject({
    data: { m1: { toman: 99_000 } },
  });
});

it('the README of conformance contains the example unchanged', () => {
  const text = (url: string) => readFileSync(new URL(url, import.meta.url), 'utf8');
  const readme = text('../../../../../conformance/README.md');
  expect(readme).toContain(text('test-support/small-server.ts').trim());
});
