import { ask } from '@parde/api-client/query';
import { expect, it, vi } from 'vitest';
import { routeRow } from '../../route-table.ts';
import { testPage } from '../../test-support/test-page.ts';
import { definePage } from './define-page.ts';
import type { Page } from './page.ts';

const origin = 'http://parde.test';

const Nothing = () => null;

/** A page that loads genres, for any row, with its calls. */
function genresPage() {
  const data = vi.fn(({ api, queryClient }: Page) =>
    queryClient.ensureQueryData(ask(api, 'getGenres')),
  );
  const page = definePage({
    namespace: 'catalogue',
    data,
    meta: (genres, t) => ({ title: `${t('genres')}: ${Object.keys(genres).join()}` }),
    Screen: Nothing,
  });
  return { data, page };
}

const answering = (body: unknown, status = 200) =>
  testPage('shell', () => Response.json(body, { status }));

/** Returns the status or the address that the route throws. */
async function thrownBy(load: Promise<unknown>): Promise<unknown> {
  const thrown: unknown = await load.then(
    () => 'nothing',
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
  if (typeof thrown === 'object' && thrown !== null && 'init' in thrown) return thrown.init;
  return thrown;
}

const request = (id: string, address: string, params = {}) => ({
  row: routeRow(id),
  params,
  url: new URL(address, origin),
});

it('fills the cache, and makes the head from its data with its own messages', async () => {
  const context = await answering({ drama: 'درام' });
  const { page } = genresPage();
  expect(context.i18n.hasResourceBundle('fa', 'catalogue')).toBe(false);
  expect(await page.load(context, request('genres', '/genres'))).toEqual({
    title: 'ژانرها: drama',
    hidden: false,
    canonical: '/genres',
  });
  expect(context.queryClient.getQueryData(ask(context.api, 'getGenres').queryKey)).toEqual({
    drama: 'درام',
  });
});

it('uses the canonical address of its row, and none for a hidden row', async () => {
  const context = await answering({});
  const { page } = genresPage();
  const shown = request('movie-show', '/movie/show/1024', { id: '1024' });
  expect(await page.load(context, shown)).toMatchObject({ canonical: '/movie/1024' });
  const hidden = await page.load(context, request('search', '/search'));
  expect(hidden).toMatchObject({ hidden: true });
  expect(hidden).not.toHaveProperty('canonical');
});

it.each([
  ['profile-list', '/profile/list', '302 /login?redirect=%2Fprofile%2Flist'],
  ['genres', '/Genres/', '301 /genres'],
])('sends no request for %s at %s, which redirects', async (id, address, to) => {
  const context = await answering({});
  const guest = { ...context, facts: { ...context.facts, signedIn: false } };
  const { data, page } = genresPage();
  expect(await thrownBy(page.load(guest, request(id, address)))).toBe(to);
  expect(data).not.toHaveBeenCalled();
});

it('is not found if the API answers 404, and fails with any other error', async () => {
  const missing = genresPage().page.load(await answering({}, 404), request('genres', '/genres'));
  expect(await thrownBy(missing)).toEqual({ status: 404 });
  const refused = genresPage().page.load(await answering({}, 401), request('genres', '/genres'));
  expect(await thrownBy(refused)).toMatchObject({ status: 401, name: 'ApiError' });
});
