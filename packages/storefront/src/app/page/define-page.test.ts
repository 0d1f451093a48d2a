import { ask } from '@parde/api-client/query';
import { describe, expect, it, vi } from 'vitest';
import type { HostRules } from '../../brand/host-rules.ts';
import { routeRow } from '../../route-table.ts';
import { missingPages } from '../../server/pages/page-needs.ts';
import { testPage } from '../../test-support/test-page.ts';
import {
  definePage,
  type Guarded,
  guardPage,
  redirectToCanonical,
  type Visit,
} from './define-page.ts';
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

function redirectFrom(path: string, address: string): string | undefined {
  try {
    redirectToCanonical({ path }, new URL(address, 'https://parde.test'));
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(301);
    return thrown.headers.get('location') ?? '';
  }
}

it.each([
  ['/', '/?ref=abc'],
  ['/cinema', '/cinema'],
  ['*', '/No/such/page'],
  ['/movie/:id?', '/movie'],
  ['/movie/:id?', '/movie/aB-1'],
  ['/search/:search?', '/search/%D8%B4%D8%A8?page=2'],
  ['/USSDlink/:fileid?/:userid', '/USSDlink/17'],
  ['/USSDlink/:fileid?/:userid?/:package', '/USSDlink/9/17/3'],
])('%s has the canonical address %s', (path, address) => {
  expect(redirectFrom(path, address)).toBeUndefined();
});

it.each([
  ['/cinema', '/CINEMA?sort=new', '/cinema?sort=new'],
  ['/cinema', '/cinema/', '/cinema'],
  ['/cinema', '/%63inema', '/cinema'],
  ['/movie/show/:id?', '/Movie/Show/aB//', '/movie/show/aB'],
  ['/USSDlink/:fileid?/:userid', '/ussdlink/17', '/USSDlink/17'],
  ['/search/:search?', '/Search/%D8%B4%D8%A8', '/search/%D8%B4%D8%A8'],
])('%s redirects from %s', (path, address, to) => {
  expect(redirectFrom(path, address)).toBe(to);
});

it('never redirects to another site', () => {
  expect(redirectFrom('/', 'https://parde.test//')).toBe('/');
});

const rules: HostRules = {
  showsPayments: true,
  showsFullRateTip: true,
  assumesSubscribed: false,
};

type TestVisit = Partial<Visit['facts'] & Omit<Visit, 'facts'>>;

function outcome(row: Guarded, { address = '/', params = {}, ...facts }: TestVisit): string {
  try {
    guardPage(row, { facts: { signedIn: false, rules, ...facts }, address, params });
    return 'shown';
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location') ?? '';
    if (typeof thrown === 'object' && thrown !== null && 'init' in thrown) {
      return JSON.stringify(thrown);
    }
    throw thrown;
  }
}

describe('access to a page', () => {
  it('a guest is redirected from a protected page to the sign-in, and returns afterwards', () => {
    const address = '/profile/list/watched?page=2';
    expect(outcome(routeRow('profile-list'), { address })).toBe(
      '/login?redirect=%2Fprofile%2Flist%2Fwatched%3Fpage%3D2',
    );
    expect(outcome(routeRow('profile-list'), { address, signedIn: true })).toBe('shown');
  });

  it('a signed-in viewer is redirected home from a guest-only page', () => {
    expect(outcome(routeRow('login'), { address: '/login', signedIn: true })).toBe('/');
    expect(outcome(routeRow('login'), { address: '/login' })).toBe('shown');
  });

  it('a page that the host hides is not found, even for guests', () => {
    const hidden = { ...rules, showsPayments: false };
    for (const signedIn of [true, false]) {
      const visit = { signedIn, address: '/payments' };
      expect(outcome(routeRow('payments'), { ...visit, rules: hidden })).toContain('"status":404');
      expect(outcome(routeRow('payments'), visit)).not.toContain('404');
      expect(outcome(routeRow('profile'), { ...visit, rules: hidden })).not.toContain('404');
    }
  });

  it('a page whose operations are missing is not found, without a sign-in', () => {
    const missing = missingPages({ operations: ['getMovie', 'listTitles'], derived: [] });
    for (const signedIn of [true, false]) {
      expect(outcome(routeRow('payments'), { signedIn, missing })).toContain('"status":404');
      expect(outcome(routeRow('movie-show'), { missing, params: { id: '1' } })).toContain('404');
      expect(outcome(routeRow('movie'), { missing, params: { id: '1' } })).toBe('shown');
      expect(outcome(routeRow('cinema'), { signedIn, missing })).toBe('shown');
    }
  });

  it('a device in kids mode keeps access to kids mode even if the server cannot support it', () => {
    const missing = missingPages({ operations: ['getMovie', 'listTitles'], derived: [] });
    expect(outcome(routeRow('kids'), { missing })).toContain('404');
    expect(outcome(routeRow('kids'), { missing, kids: 7 })).toBe('shown');
    expect(outcome(routeRow('kids-leave'), { missing, kids: 7 })).toBe('shown');
    expect(outcome(routeRow('kids-search'), { missing, kids: 7 })).toContain('404');
  });

  it('an unknown guard is a server error', () => {
    const row = { ...routeRow('home'), guard: 'vip' };
    expect(outcome(row, {})).toContain('"status":500');
    expect(outcome(row, {})).toContain('Unknown middleware');
  });
});

describe('the parameters of the address', () => {
  it.each(['1001', 'khabar', 'a-b_C9'])('%j is an id', (id) => {
    expect(outcome(routeRow('movie'), { params: { id } })).toBe('shown');
  });

  it.each(['a b', 'é', '<b>', 'a/b', '..', 'x'.repeat(65), ''])('%j is not an id: 404', (id) => {
    expect(outcome(routeRow('movie'), { params: { id } })).toContain('"status":404');
  });

  it('any search term is accepted', () => {
    expect(outcome(routeRow('search'), { params: { search: 'خانهٔ رو به باد؟' } })).toBe('shown');
  });

  it.each([
    ['cast', '/casts/iranian-actors'],
    ['category', '/genres'],
    ['channel', '/magazines-channels'],
    ['plan', '/profile/plans'],
  ])('/%s without parameters redirects to %s', (id, to) => {
    expect(outcome(routeRow(id), {})).toBe(to);
  });

  it.each(['movie', 'movie-show', 'movie-download', 'series', 'episode', 'video', 'ekran'])(
    '%s without an id is not found',
    (id) => {
      expect(outcome(routeRow(id), { params: { id: undefined } })).toContain('"status":404');
    },
  );

  it.each(['live-show', 'lists', 'search', 'profile-list'])(
    '%s without a parameter shows a page',
    (id) => {
      expect(outcome(routeRow(id), { signedIn: true })).toBe('shown');
    },
  );
});
