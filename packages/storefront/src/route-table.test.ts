import { generatePath, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchRow, type RouteRow, routeTable } from './route-table.ts';

const pages = routeTable.filter(({ path }) => path !== '*');
const pathsWhere = (holds: (row: RouteRow) => boolean) =>
  pages
    .filter(holds)
    .map(({ path }) => path)
    .sort();

/** The specification's lists, in its order. Pages on none of the lists have the default values. */
/** The specification's /kids page, and the pages that children open from it. */
const kids = [
  ...['/kids', '/kids/search/:search?', '/kids/title/:type/:id', '/kids/watch/:type/:id'],
  '/kids/leave',
];

describe('the route table matches the specification', () => {
  it('in the addresses', () => {
    expect(pathsWhere(() => true)).toEqual(
      [
        // Not in the specification. The law of many countries requires an accessibility statement.
        '/accessibility',
        ...['/', '/app', '/app/episode/show/:id?', '/app/series/show/:id?', '/app/ekran/:id?'],
        ...['/app/show/:id?', '/callback', '/cinema', '/download', '/genres', '/genres/:id'],
        ...['/lives', '/lives/:live', '/live/:id?', '/login', '/magazines', '/magazines-channels'],
        ...['/namad', '/payments', '/profile', '/profile/list/:list?', '/profile/about-contact'],
        ...['/profile/faq', '/profile/internet', '/profile/plans', '/profile/settings'],
        ...['/profile/terms', '/casts/directors', '/casts/foreign-actors'],
        ...['/casts/iranian-actors', '/cast/:id?', '/episode/:id?', '/episode/download/:id?'],
        ...['/episode/show/:id?', '/movie/:id?', '/movie/download/:id?', '/movie/show/:id?'],
        ...['/series/:id?', '/series/download/:id?', '/video/:id?', '/video/show/:id?'],
        ...['/category/:id?', '/channel/:id?', '/ekran/:id?', '/lists/:list?', '/plan/:id?'],
        ...['/ref/:id?', '/search/:search?', '/USSDlink/:fileid?/:userid'],
        ...['/USSDlink/:fileid?/:userid?/:package', ...kids],
      ].sort(),
    );
  });

  it('in the layouts', () => {
    expect(pathsWhere(({ layout }) => layout === 'no-footer')).toEqual(
      ['/login', '/USSDlink/:fileid?/:userid', '/USSDlink/:fileid?/:userid?/:package'].sort(),
    );
    expect(pathsWhere(({ layout }) => layout === 'empty')).toEqual(['/callback', '/namad']);
    expect(pathsWhere(({ layout }) => layout === 'body')).toEqual(
      [
        '/app',
        '/app/episode/show/:id?',
        '/app/series/show/:id?',
        '/app/ekran/:id?',
        '/app/show/:id?',
        ...kids,
      ].sort(),
    );
  });

  it('in the header that overlays the page', () => {
    expect(pathsWhere(({ header }) => header === 'overlay')).toEqual(
      [
        ...['/', '/cinema', '/cast/:id?', '/movie/:id?', '/movie/show/:id?', '/episode/:id?'],
        ...['/episode/show/:id?', '/series/:id?', '/genres', '/genres/:id', '/lives'],
        ...['/lives/:live', '/live/:id?', '/lists/:list?'],
      ].sort(),
    );
  });

  it('in the pages without a bottom bar', () => {
    expect(pathsWhere(({ bottomBar }) => !bottomBar)).toEqual(
      [
        ...['/', '/callback', '/movie/download/:id?', '/episode/download/:id?', '/ekran/:id?'],
        ...['/movie/:id?', '/movie/show/:id?', '/episode/:id?', '/episode/show/:id?'],
        '/series/:id?',
      ].sort(),
    );
  });

  it('in the current part of the navigation', () => {
    expect(pathsWhere(({ nav }) => nav === 'categories')).toEqual(
      [
        ...['/genres', '/lives', '/casts/iranian-actors', '/casts/foreign-actors'],
        '/casts/directors',
      ].sort(),
    );
    expect(pathsWhere(({ nav }) => nav === 'profile')).toEqual(
      [
        ...['/profile', '/payments', '/profile/settings', '/profile/plans'],
        '/profile/internet',
      ].sort(),
    );
  });

  it('in the pages that kids mode opens', () => {
    expect(pathsWhere(({ forKids }) => forKids)).toEqual([...kids].sort());
  });

  it('in the guards of the pages', () => {
    expect(pathsWhere(({ guard }) => guard === 'guest-only')).toEqual(['/login']);
    expect(pathsWhere(({ guard }) => guard === 'protected')).toEqual(
      ['/profile', '/profile/list/:list?', '/profile/settings', '/payments'].sort(),
    );
  });
});

describe('each row', () => {
  it('has a unique id and a unique path', () => {
    for (const key of ['id', 'path'] as const) {
      expect(new Set(routeTable.map((row) => row[key])).size).toBe(routeTable.length);
    }
  });

  it('redirects only to an open page', () => {
    const redirects = pages.flatMap(({ withoutParam: to }) => (to?.startsWith('/') ? [to] : []));
    for (const to of redirects) {
      expect(pages.find(({ path }) => path === to)?.guard, to).toBe('open');
    }
  });

  it('with a canonical address names an indexed page', () => {
    for (const { canonical, path } of pages) {
      if (canonical === undefined) continue;
      const address = generatePath(canonical, { id: 'x' });
      const known = pages.find((each) => address === each.path.replace(/:\w+\??$/, 'x'));
      expect(known, path).toMatchObject({ hidden: false });
      expect(known?.canonical, path).toBeUndefined();
    }
  });

  it('with an optional id has a canonical address without the id', () => {
    for (const { path, canonical, withoutParam } of pages) {
      if (withoutParam !== undefined || !path.endsWith('?') || canonical === undefined) continue;
      expect(generatePath(canonical), path).toBe('/lives');
    }
  });
});

describe('matchRow', () => {
  const addresses = pages.flatMap(({ path }) => {
    const filled = path.replaceAll(/:(\w+)\??/g, 'x1');
    return [
      filled,
      `${filled}/`,
      filled.toUpperCase(),
      `${filled}/more`,
      path.split('/:')[0] ?? '',
    ];
  });

  it.each([...addresses, '/nowhere', '/a/b/c', '//movie/1', '/movie%2F1', '/%', '/%6Dovie/x1'])(
    'finds the same row for %s as the router in the complete table',
    (address) => {
      const found = matchRoutes([...routeTable], address)?.at(-1);
      const { row, params } = matchRow(address);
      expect([row.path, params]).toEqual([found?.route.path ?? '*', found?.params ?? {}]);
    },
  );
});
