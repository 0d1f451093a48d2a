import { decideRoute } from '@parde/domain';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  callbackPath,
  contentPath,
  downloadPath,
  genrePath,
  isKidsPath,
  kidsHome,
  loginPath,
  path,
  planPath,
  plansPath,
  searchPath,
  showPath,
} from './paths.ts';
import { routeTable } from './route-table.ts';

/** Returns the id of the page at an address. */
const pageAt = (address: string) => matchRoutes([...routeTable], address)?.[0]?.route.id;

const pages = routeTable.filter(({ id }) => id !== 'not-found');

describe('the address of a page', () => {
  it.each(pages)('leads to $id', ({ id, path: pattern }) => {
    const names = Array.from(pattern.matchAll(/:(\w+)/g), ([, name]) => name);
    const params = Object.fromEntries(names.map((name) => [name, 'a']));
    const address = String(Reflect.apply(path, undefined, [id, params]));
    expect(address).toMatch(/^\/[\w/-]*$/);
    expect(pageAt(address)).toBe(id);
  });

  it('leaves out optional parameters', () => {
    expect(path('live-show')).toBe('/live');
    expect(path('lists')).toBe('/lists');
    expect(path('profile-list', {})).toBe('/profile/list');
    expect(path('ussd-link', { userid: 17 })).toBe('/USSDlink/17');
    expect(path('ussd-package', { package: 3 })).toBe('/USSDlink/3');
  });

  it('encodes characters that addresses cannot contain', () => {
    expect(path('genre', { id: 'a/b?c#d' })).toBe('/genres/a%2Fb%3Fc%23d');
    expect(path('search', { search: 'شب یزد' })).toBe('/search/%D8%B4%D8%A8%20%DB%8C%D8%B2%D8%AF');
    expect(genrePath('Sci-Fi & Fantasy')).toBe('/genres/sci-fi%20%26%20fantasy');
  });

  it('does not compile with a wrong page or parameter', () => {
    // @ts-expect-error There is no such page.
    path('cimema');
    // @ts-expect-error It shows nothing without its id.
    path('movie');
    // @ts-expect-error It shows nothing without its id.
    path('movie', {});
    // @ts-expect-error A parameter that the pattern needs.
    path('genre');
    // @ts-expect-error Another page's parameter.
    path('live', { id: 'a' });
    // @ts-expect-error A page without parameters.
    path('cinema', { id: 'a' });
    // @ts-expect-error One of two that it needs.
    path('ussd-package', { fileid: 'a' });
    // @ts-expect-error It is no page.
    expect(path('not-found')).toBe('*');
  });
});

const types = ['movie', 'series', 'episode', 'video', 'ekran'] as const;

describe('the addresses of a title', () => {
  it('are those of the specification', () => {
    expect(types.map((type) => contentPath(type, '7'))).toEqual([
      '/movie/7',
      '/series/7',
      '/episode/7',
      '/video/7',
      '/ekran/7',
    ]);
    expect(types.map((type) => showPath({ type, id: '7' }))).toEqual([
      '/movie/show/7',
      '/series/7',
      '/episode/show/7',
      '/video/show/7',
      '/ekran/7',
    ]);
    expect(types.map((type) => downloadPath({ type, id: '7' }))).toEqual([
      '/movie/download/7',
      '/series/download/7',
      '/episode/download/7',
      undefined,
      undefined,
    ]);
  });

  it('use the same function for channels and people', () => {
    expect(contentPath('live', '7')).toBe('/lives/7');
    expect(contentPath('channel', '7')).toBe('/channel/7');
    expect(contentPath('person', '7')).toBe('/cast/7');
  });
});

describe('the pages of plans', () => {
  it('carry the title that the viewer wanted', () => {
    const wanted = { type: 'episode', id: '9209' } as const;
    expect(plansPath(wanted)).toBe('/profile/plans?content_type=episode&content_id=9209');
    expect(planPath('m3', wanted)).toBe('/plan/m3?content_type=episode&content_id=9209');
    expect(planPath('m3', undefined)).toBe('/plan/m3');
  });
});

describe('the specification’s rules', () => {
  it('lead to pages of the route table', () => {
    expect(searchPath('یزد')).toBe(path('search', { search: 'یزد' }));
    expect(searchPath('')).toBe(path('search'));
    expect(loginPath(path('home'))).toBe(path('login'));
    const from = (guard: string, signedIn: boolean) =>
      decideRoute(guard, signedIn, path('payments'));
    expect(from('guest-only', true)).toEqual({ outcome: 'redirect', to: path('home') });
    expect(from('protected', false)).toEqual({
      outcome: 'redirect',
      to: `${path('login')}?redirect=${encodeURIComponent(path('payments'))}`,
    });
  });
});

it('the return address for the bank contains the tracking code', () => {
  expect(callbackPath('A-1 &')).toBe('/callback?tracking_code=A-1+%26');
});

it('an unknown address matches no page', () => {
  expect(pageAt('/404')).toBe('not-found');
});

it.each([
  ['/kids', true],
  ['/kids/', true],
  ['/kids/cartoons', true],
  ['/kidsfood', false],
  ['/', false],
  ['/movie/kids', false],
])('a child may see %s: %j', (address, seen) => {
  expect(path('kids')).toBe(kidsHome);
  expect(isKidsPath(address)).toBe(seen);
});
