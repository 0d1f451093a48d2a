import { afterEach, describe, expect, it } from 'vitest';
import { addRows, matchRow } from '../route-table.ts';
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
