import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inFrontOf } from '../../../test-support/in-front-of.server.ts';
import { backend } from './test-support/two-calls.ts';

/** A server whose errors may have the status 200, and whose prices are texts in rials. */
function answer({ url, headers }: Request): Response {
  const path = new URL(url).pathname.replace('/api/v1', '');
  const no = (code: string, status = 200) =>
    Response.json({ error: { code, text: 'نشد.' } }, { status });
  if (path === '/plans') return Response.json([{ code: 'm1', title: 'ماهانه', rials: '990000' }]);
  if (!path.endsWith('/100')) return no('NO_FILM');
  if (path.startsWith('/catalog/')) return Response.json({ id: 100, title: 'شب یزد' });
  const isOpen = headers.get('authorization') === 'Bearer subscriber';
  return isOpen ? Response.json({ hls: 'https://cdn.test/100.m3u8' }) : no('NO_PLAN', 402);
}

const server = () => inFrontOf(answer, backend.operations, backend.map, backend.every);
const subscriber = { authorization: 'Bearer subscriber' };
const play = '/get/play/movie/100';
const film = { type: 'movie', id: '100', quality: null, force_to_buy: false, ref: '0' };

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
  expect((await get(play)).status).toBe(403);
  const carts = [post('/ghost/get/cart', film), post('/get/cart', film, subscriber)];
  const answers = await Promise.all(carts.map(async (cart) => (await cart).json()));
  expect(answers.map(({ data }) => data.pass)).toEqual([false, true]);
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
  expect(readme).toContain(text('test-support/two-calls.ts').trim());
});
