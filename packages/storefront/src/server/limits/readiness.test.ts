import { expect, it, vi } from 'vitest';
import { base, inFrontOf, origin } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import type { BackendOperations } from '../backend/define-backend.ts';
import { apiReadiness } from './readiness.server.ts';

const lines = loggedLines();

const categories = () => Response.json([]);
const gateway = () =>
  new Response('<h1>Nobody is here</h1>', { headers: { 'content-type': 'text/html' } });

/** Returns a server whose answers the test can change. */
function serverWith(first: () => Response | Promise<Response>, operations?: BackendOperations) {
  const api = { answer: first };
  const { backend, requests, get, post } = inFrontOf(() => api.answer(), operations);
  const paths = () => requests.map(({ url }) => new URL(url).pathname);
  const isReady = apiReadiness(backend, base);
  return { api, backend, get, post, paths, isReady };
}

it('is ready as soon as the API has answered, and stays ready', async () => {
  const { api, paths, isReady } = serverWith(() => Response.error());
  for (const answer of [
    () => Promise.reject(new TypeError('fetch failed')),
    () => new Response(null, { status: 503 }),
    () => Response.json({ message: 'There is no such path.' }, { status: 404 }),
    gateway,
  ]) {
    api.answer = answer;
    expect(await isReady()).toBe(false);
  }
  api.answer = categories;
  expect(await isReady()).toBe(true);
  api.answer = gateway;
  expect(await isReady()).toBe(true);
  expect(new Set(paths())).toEqual(new Set(['/api/v1/ghost/getCategories']));
});

it('retries by itself until the API has answered', async () => {
  const { api, backend, paths } = serverWith(gateway);
  await vi.waitFor(() => expect(paths()).toHaveLength(1));
  api.answer = categories;
  await vi.waitFor(() => expect(backend.hasAnswered()).toBe(true), { timeout: 10_000 });
  expect(paths().length).toBeGreaterThan(1);
});

it('waits only briefly, but still uses an answer that arrives later', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { paths, isReady } = serverWith(() => late);
  expect(await isReady()).toBe(false);
  answer(categories());
  await vi.waitFor(async () => expect(await isReady()).toBe(true));
  expect(paths()).toHaveLength(1);
});

it('counts a viewer’s call if its answer is read', async () => {
  const { api, get, post, isReady } = serverWith(gateway);
  await post('/login/send-code', { mobile: '09120000001', ref: '0' });
  expect(await isReady()).toBe(false);
  api.answer = () => Response.json({ drama: 'درام' });
  await get('/genres');
  api.answer = gateway;
  expect(await isReady()).toBe(true);
});

it('uses an operation that the server has', async () => {
  const { paths, isReady } = serverWith(() => Response.json({ drama: 'درام' }), ['getGenres']);
  expect(await isReady()).toBe(true);
  expect(paths()).toEqual(['/api/v1/genres']);
});

it('names the fix if the API answers only below /api/v1', async () => {
  let below = base;
  const reply = ({ url }: Request) => (url.startsWith(below) ? categories() : gateway());
  const { backend, requests } = inFrontOf(reply, 'all', {}, {}, origin);
  const isReady = apiReadiness(backend, origin);
  await vi.waitFor(() => expect(lines.join()).toContain(`write API_BASE_URL=${base}`));
  expect(await isReady()).toBe(false);
  expect(requests.filter(({ url }) => url.startsWith(base))).toHaveLength(1);
  // Ends the retries.
  below = origin;
  expect(await isReady()).toBe(true);
});

it('is ready if the API has no operation without input and viewer', async () => {
  const { paths, isReady } = serverWith(gateway, ['getMovie', 'getCart']);
  expect(await isReady()).toBe(true);
  expect(paths()).toEqual([]);
});
