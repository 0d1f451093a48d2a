import { createApiClient } from '@parde/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineLanguages } from '../../entry/languages.ts';
import { type RouteRow, routeRow, routeTable } from '../../route-table.ts';
import { operationsOf } from '../backend/operations.ts';
import { catalogue } from './catalogue.ts';
import {
  crawlerRoutes,
  entriesOf,
  indexableRows,
  pagesWithoutId,
  robotsText,
  rowsToIndex,
  sitemapIndexXml,
  sitemapKinds,
  sitemapXml,
} from './crawler-routes.server.ts';

/** A catalogue with two pages per list, by the contract's paths. */
const lists: Record<string, readonly (readonly object[])[]> = {
  '/get/titles?type=movie': [
    [{ id: '1' }, { id: '2' }],
    [{ id: '2' }, { id: '3' }],
  ],
  '/get/titles?type=series': [[{ id: 's1' }], [{ id: 's2' }]],
  '/get/series/s1/episodes': [[{ id: 'e1' }], [{ id: 'e2' }]],
  '/get/series/s2/episodes': [[], [{ id: 'e3' }]],
};

function fakeApi() {
  const calledPaths: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    retry: false,
    async fetch({ url }) {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice('/api/v1'.length);
      calledPaths.push(path);
      const type = searchParams.get('type');
      const pages = lists[type === null ? path : `${path}?type=${type}`];
      const at = Number(searchParams.get('cursor') ?? '0');
      if (!pages?.[at]) return Response.json({ message: 'none' }, { status: 404 });
      const next_cursor = at + 1 < pages.length ? String(at + 1) : null;
      return Response.json({ data: { items: pages[at], next_cursor } });
    },
  });
  return { api, calledPaths };
}

const pathsOf = async (id: string) =>
  (await entriesOf(routeRow(id), fakeApi().api)).map(({ path }) => path);

describe('a server with section 7 only', () => {
  const offered = operationsOf({ operations: 'specified' });
  const operations = [...offered.keys()];
  const derived = operations.filter((operation) => offered.get(operation) === 'derived');

  it('lists only existing pages', () => {
    expect(pagesWithoutId(rowsToIndex({ operations, derived })).map(({ path }) => path)).toEqual([
      ...['/', '/accessibility', '/app', '/cinema', '/download', '/genres', '/profile/plans'],
    ]);
  });

  it('has sitemaps only for contents that its lists name', () => {
    expect(sitemapKinds({ operations, derived }).map(({ id }) => id)).toEqual([
      ...['genre', 'episode', 'movie', 'series'],
    ]);
    const all = { operations: undefined, derived: [] };
    expect(
      sitemapKinds(all)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(catalogue).sort());
  });
});

describe('the addresses of the catalogue', () => {
  it('are read from every page of the list, without duplicates', async () => {
    expect(await pathsOf('movie')).toEqual(['/movie/1', '/movie/2', '/movie/3']);
    expect(await pathsOf('series')).toEqual(['/series/s1', '/series/s2']);
  });

  it('end if a list returns a cursor that was already used', async () => {
    const calledPaths: string[] = [];
    const api = createApiClient({
      baseUrl: 'https://api.example/api/v1',
      retry: false,
      async fetch({ url }) {
        calledPaths.push(url);
        return Response.json({ data: { items: [{ id: '1' }], next_cursor: 'again' } });
      },
    });
    expect(await entriesOf(routeRow('movie'), api)).toEqual([{ path: '/movie/1' }]);
    expect(calledPaths).toHaveLength(2);
  });

  it('of episodes include every series', async () => {
    expect(await pathsOf('episode')).toEqual(['/episode/e1', '/episode/e2', '/episode/e3']);
  });

  it('are not cut short when a list fails', async () => {
    await expect(pathsOf('live')).rejects.toThrow();
  });

  it('belong to rows of the route table', () => {
    for (const id of Object.keys(catalogue)) expect(routeRow(id).id).toBe(id);
  });
});

describe('the pages for search engines', () => {
  it('include no duplicate or private page', () => {
    const ids = indexableRows(routeTable).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['home', 'movie', 'magazines', 'channel']));
    for (const id of ['login', 'ref', 'not-found']) expect(ids).not.toContain(id);
    for (const id of ['movie-show', 'live-show', 'app-show', 'payments', 'search']) {
      expect(ids).not.toContain(id);
    }
  });

  it('include pages whose id is optional, without the id', () => {
    const paths = pagesWithoutId(indexableRows(routeTable)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/cinema', '/genres', '/lives', '/lists']));
    for (const path of paths) expect(path).not.toMatch(/:|^\/(?:movie|category|cast|channel)$/);
  });
});

describe('robots.txt', () => {
  const text = robotsText('https://parde.example', routeTable);
  const rules = text
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  /** Matches as search engines do: a rule is a prefix, or the exact path if it ends with $. */
  const isDisallowed = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));

  it('names the sitemap', () => {
    expect(text).toContain('\nSitemap: https://parde.example/sitemap.xml\n');
  });

  it.each([
    ...['/login', '/login?redirect=%2Fprofile', '/profile', '/profile/list/seen', '/payments'],
    ...['/profile/settings', '/callback?t=1', '/plan/3?content_id=1', '/search/a', '/search'],
    ...['/USSDlink/9/8/7', '/ref/abc', '/api/v1/get/user', '/movie/download/1024'],
  ])('disallows %s', (path) => expect(isDisallowed(path)).toBe(true));

  it.each([
    ...['/', '/movie/1024', '/profile/faq', '/profile/plans', '/profile/terms', '/plans'],
    ...['/cinema', '/download', '/assets/a.js', '/media/poster/movie/1', '/sitemap.xml'],
  ])('allows %s', (path) => expect(isDisallowed(path)).toBe(false));

  it('disallows every hidden page of the table, and no indexable one', () => {
    const sample = ({ path }: RouteRow) => path.replaceAll(/:\w+\??/g, 'x');
    for (const row of routeTable.filter(({ hidden }) => hidden)) {
      expect(isDisallowed(sample(row)), row.id).toBe(true);
    }
    for (const row of indexableRows(routeTable)) {
      expect(isDisallowed(sample(row)), row.id).toBe(false);
    }
  });
});

describe('security.txt', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  const send = (brand: { readonly securityContact?: string }) => {
    vi.useFakeTimers({ now });
    const settings: Parameters<typeof crawlerRoutes>[1] = {
      ORIGINS: ['https://parde.example', 'https://www.parde.example'],
      API_BASE_URL: 'https://api.example/api/v1',
      API_TIMEOUT_MS: 1000,
    };
    const backend = { send: fetch, operations: [], derived: [] };
    return crawlerRoutes(brand, settings, backend).request('/.well-known/security.txt');
  };
  afterEach(() => vi.useRealTimers());

  it('has the fields of RFC 9116, and expires within a year', async () => {
    const answer = await send({ securityContact: 'mailto:security@parde.example' });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect((await answer.text()).split('\n')).toEqual([
      'Contact: mailto:security@parde.example',
      'Expires: 2027-02-27T10:00:00.000Z',
      'Preferred-Languages: fa, en',
      'Canonical: https://parde.example/.well-known/security.txt',
      'Canonical: https://www.parde.example/.well-known/security.txt',
      '',
    ]);
  });

  it('does not exist if the brand names no contact', async () => {
    expect((await send({})).status).toBe(404);
  });
});

describe('a sitemap', () => {
  it('is valid XML with any characters in addresses', () => {
    const text = sitemapXml('https://parde.example', [
      { path: `/genres/a&b<c>"d'`, updated: '2026-11-20T10:00:00Z' },
      { path: '/lists/خانه' },
    ]);
    expect(text).toContain(
      '<url><loc>https://parde.example/genres/a&amp;b%3Cc%3E%22d&apos;</loc><lastmod>2026-11-20T10:00:00Z</lastmod></url>',
    );
    expect(text).toContain('<loc>https://parde.example/lists/%D8%AE%D8%A7%D9%86%D9%87</loc></url>');
  });

  it('has an index', () => {
    expect(sitemapIndexXml('https://parde.example', ['/sitemap-movie.xml'])).toContain(
      '<sitemap><loc>https://parde.example/sitemap-movie.xml</loc></sitemap>',
    );
  });
});

describe('the sitemaps of a brand with more languages', () => {
  const ar = { name: 'العربية', dir: 'rtl', fallback: 'fa', messages: {} } as const;
  const settings: Parameters<typeof crawlerRoutes>[1] = {
    ORIGINS: ['https://parde.example'],
    API_BASE_URL: 'https://api.example/api/v1',
    API_TIMEOUT_MS: 1000,
  };
  const send = vi.fn(async () => Response.json({ 7: 'درام' }));
  const backend = { send, operations: undefined, derived: [] };
  const routes = crawlerRoutes({ languages: defineLanguages({ ar }) }, settings, backend);
  const read = async (path: string) => (await routes.request(path)).text();

  it('are one for each language, and list each page in its language', async () => {
    const index = await read('/sitemap.xml');
    for (const name of ['pages', 'pages-fa', 'pages-en', 'pages-ar', 'movie', 'movie-ar']) {
      expect(index).toContain(`<loc>https://parde.example/sitemap-${name}.xml</loc>`);
    }
    const cinema = 'https://parde.example/cinema';
    expect(await read('/sitemap-pages.xml')).toContain(`<loc>${cinema}</loc>`);
    expect(await read('/sitemap-pages-ar.xml')).toContain(`<loc>${cinema}?language=ar</loc>`);
    expect(await read('/sitemap-pages-de.xml')).not.toContain('<loc>');
  });

  it('read the catalogue once', async () => {
    const texts = await Promise.all(
      ['', '-fa', '-ar'].map((code) => read(`/sitemap-genre${code}.xml`)),
    );
    const paths = texts.map((text) => /<loc>https:\/\/parde.example(.*)<\/loc>/.exec(text)?.[1]);
    expect(paths).toEqual(['/genres/7', '/genres/7?language=fa', '/genres/7?language=ar']);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a sitemap of contents', () => {
  afterEach(() => vi.useRealTimers());

  function server(...answers: readonly Response[]) {
    const send = vi.fn(async () => answers[send.mock.calls.length - 1] ?? Response.json({}));
    const settings: Parameters<typeof crawlerRoutes>[1] = {
      ORIGINS: ['https://parde.example'],
      API_BASE_URL: 'https://api.example/api/v1',
      API_TIMEOUT_MS: 1000,
    };
    const routes = crawlerRoutes({}, settings, { send, operations: undefined, derived: [] });
    return { send, get: async () => routes.request('/sitemap-genre.xml') };
  }

  it('is made once for concurrent requests, and again after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { send, get } = server();
    expect((await Promise.all([get(), get()])).map(({ status }) => status)).toEqual([200, 200]);
    vi.setSystemTime(Date.now() + 3_599_000);
    await get();
    expect(send).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 1000);
    await get();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is 503 after a failure, which is not cached', async () => {
    const { get } = server(Response.json({}, { status: 404 }));
    expect((await get()).status).toBe(503);
    expect((await get()).status).toBe(200);
  });
});
