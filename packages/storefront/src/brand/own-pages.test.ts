import { afterEach, describe, expect, it } from 'vitest';
import { defineHome } from '../entry/home.ts';
import { path } from '../paths.ts';
import { addRows, allRows, matchRow, routeRow } from '../route-table.ts';
import { pagesWithoutId, rowsToIndex } from '../server/crawlers/crawler-routes.server.ts';
import { mainPartsOf, missingPages } from '../server/pages/page-needs.ts';
import { checkBrand } from '../test-support/check-brand.server.ts';
import { type CustomPageOptions, definePages } from './define-brand.ts';
import { defineMenu } from './menu.ts';
import { testBrand } from './test-brand.ts';

const load = async () => ({
  default: Object.assign(() => null, { load: async () => ({ title: '' }) }),
});

afterEach(() => addRows([]));

it('a page of a brand has the facts of a row, and its address is matched like built-in addresses', () => {
  const pages = definePages([
    { path: '/club', load, header: 'overlay', listed: true },
    { path: '/club/:id?', load, guard: 'protected', layout: 'no-footer' },
  ]);
  addRows(pages);
  expect(matchRow('/Club')).toMatchObject({
    row: { id: '/club', header: 'overlay', guard: 'open', hidden: false, forKids: false },
  });
  expect(matchRow('/club/12')).toMatchObject({
    row: { guard: 'protected', layout: 'no-footer', hidden: true },
    params: { id: '12' },
  });
  expect(matchRow('/movie/1').row.id).toBe('movie');
  expect(matchRow('/clubs').row.id).toBe('not-found');
});

describe('a page in place of a built-in page', () => {
  const noServer = { operations: [], derived: [] };

  it('has the facts of the built-in page, except for those that it sets', () => {
    const payments = routeRow('payments');
    addRows(
      definePages([
        { replaces: 'payments', load, bottomBar: false },
        { replaces: 'genres', load, header: 'solid' },
        { replaces: 'movie', load },
      ]),
    );
    expect(matchRow('/payments').row).toEqual({
      ...payments,
      bottomBar: false,
      screen: 'own:payments',
      replaces: 'payments',
      load: expect.any(Function),
    });
    expect(routeRow('genres')).toMatchObject({ header: 'solid', nav: 'categories' });
    expect(matchRow('/movie/1')).toMatchObject({ row: { replaces: 'movie' }, params: { id: '1' } });
    expect(path('movie', { id: '1' })).toBe('/movie/1');
    expect(matchRow('/genres/drama').row.replaces).toBeUndefined();
  });

  it('exists without the operations of the built-in page, and is not judged by them', () => {
    expect(missingPages(noServer)).toContain('terms');
    expect(mainPartsOf('terms')).toEqual(['getPage']);
    addRows(definePages([{ replaces: 'terms', load }]));
    expect(missingPages(noServer)).not.toContain('terms');
    expect(missingPages(noServer)).toContain('faq');
    expect(mainPartsOf('terms')).toEqual([]);
  });

  it('is in the sitemap once', () => {
    addRows([defineHome({}).row, ...definePages([{ replaces: 'terms', load }])]);
    const listed = pagesWithoutId(rowsToIndex(noServer)).map((entry) => entry.path);
    expect(listed.filter((each) => each === '/')).toHaveLength(1);
    expect(listed.filter((each) => each === '/profile/terms')).toHaveLength(1);
    expect(allRows().filter(({ id }) => id === 'terms')).toHaveLength(1);
  });

  it('is refused for unknown pages, for pages that nobody may replace, and twice for the same page', () => {
    const check = (replaces: readonly string[], home = {}) => {
      // A brand in plain JavaScript is not checked by the types.
      const pages: unknown = Reflect.apply(definePages, undefined, [
        replaces.map((each) => ({ replaces: each, load })),
      ]);
      return () => checkBrand(Object.assign({ ...testBrand }, { pages }, home));
    };
    expect(check(['terms', 'genres', 'movie', 'home'])).not.toThrow();
    expect(check(['term'])).toThrow(
      'pages.0.replaces must be a name that there is, and is "term"; the nearest is terms',
    );
    expect(check(['login'])).toThrow('pages.0.replaces must not be a page that signs in');
    expect(check(['terms', 'terms'])).toThrow('pages.1.replaces is set already by');
    expect(check(['home'], { home: defineHome({}) })).toThrow('pages.0.replaces is set already by');
    // @ts-expect-error The types know the pages too.
    definePages([{ replaces: 'login', load }]);
  });
});

describe('the check of pages at startup', () => {
  const check = (pages: readonly CustomPageOptions[]) => () =>
    checkBrand({ ...testBrand, pages: definePages(pages) });

  it('accepts a page at a free address, and a menu item that leads to the page', () => {
    const pages = definePages([{ path: '/club/:id?', load }]);
    const item = { id: 'club', label: testBrand.name, places: ['header'] } as const;
    const menu = (href: string) => defineMenu({ add: [{ ...item, href }] });
    expect(() => checkBrand({ ...testBrand, pages, menu: menu('/club/1?x#y') })).not.toThrow();
    expect(() => checkBrand({ ...testBrand, pages, menu: menu('/clubs') })).toThrow(
      'menu.add.0.href leads to no page of this site: /clubs',
    );
  });

  it.each([
    ['/movie/:id', 'pages.0.path is a page of the storefront already: /movie/:id?'],
    ['/search', 'pages.0.path is a page of the storefront already: /search/:search?'],
    ['/search/:word', 'pages.0.path is a page of the storefront already: /search/:search?'],
    ['/profile/faq', 'pages.0.path is a page of the storefront already: /profile/faq'],
    ['/api/club', 'pages.0.path is the server’s own: /api/club'],
    ['/:anything', 'pages.0.path must be like /club'],
    ['/', 'pages.0.path must be like /club'],
    ['/Club', 'pages.0.path must be like /club'],
    ['/club.html', 'pages.0.path must be like /club'],
  ])('the address %s is refused', (path, mistake) => {
    expect(check([{ path, load }])).toThrow(mistake);
  });

  it('refuses two pages at one address, and a listed page that guests may not open', () => {
    const pages = ['/club/:id', '/club/:name'].map((path) => ({ path, load }));
    expect(check(pages)).toThrow('pages.1.path is another page’s already: /club/:name');
    expect(check([{ path: '/club', load, guard: 'protected', listed: true }])).toThrow(
      'pages.0.listed is for pages that everybody may open',
    );
  });
});
