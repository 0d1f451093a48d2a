import fc from 'fast-check';
import { specRoutes } from '../support/spec-routes.ts';
import { oddCookies, usualCookies } from './cookies.ts';
import { commonHeaders, type FuzzedRequest, share, single, someFault } from './request.ts';
import { hostile, ids, inAddress, query } from './values.ts';

/** The addresses that the journeys visit. */
const goodPaths = [
  ...specRoutes.flatMap(({ visits }) => visits.map(({ at }) => at)),
  '/kids',
  '/kids/search/x',
  '/kids/title/movie/1024',
  '/kids/title/series/3001',
  '/kids/watch/movie/1804',
  '/kids/leave',
];

const patterns = [
  ...specRoutes.map(({ route }) => route),
  '/kids/search/{search?}',
  '/kids/title/{type}/{id}',
  '/kids/watch/{type}/{id}',
];

const param = fc.oneof(fc.constantFrom(...ids), inAddress(hostile));

const filledPath = fc.constantFrom(...patterns).chain((pattern) => {
  const parts = pattern.split(/\{[^}]+\}/);
  return fc
    .array(param, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, at) => part + (values[at] ?? '')).join(''));
});

/** The same address in an unusual spelling. */
const respelled = fc
  .tuple(fc.oneof(fc.constantFrom(...goodPaths), filledPath), fc.nat(9))
  .map(([path, way]) => {
    const [, first = ''] = path;
    const spellings = [
      path.toUpperCase(),
      `${path}/`,
      `/${path}`,
      path.replaceAll('/', '//'),
      `/.${path}`,
      `/x/..${path}`,
      first && path.replace(first, `%${first.charCodeAt(0).toString(16)}`),
      `${path}.data`,
      `${path}.php`,
      `${path};a=b`,
    ];
    return spellings[way] || path;
  });

const strayPath = inAddress(hostile).map((text) => `/${text}`);

const path = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...goodPaths) },
  { weight: 5, arbitrary: filledPath },
  { weight: 2, arbitrary: respelled },
  { weight: 1, arbitrary: strayPath },
);

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('HEAD') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'),
  },
  { weight: 1, arbitrary: fc.constantFrom('BREW', 'get', 'QUERY', 'PURGE', 'SEARCH') },
);

const visit = (cookie: fc.Arbitrary<string | null>, kind: 'pages' | 'cookies') =>
  fc
    .record({ method, path, query, headers: commonHeaders, cookie, fault: someFault })
    .map(({ fault, ...sent }): FuzzedRequest => {
      const headers = { ...sent.headers, cookie: sent.cookie };
      return single(
        kind,
        { method: sent.method, target: bytes(sent.path) + sent.query, headers },
        fault,
      );
    });

/** Percent-encodes an address that is written as for a browser. */
const bytes = (text: string) => text.replace(/\s|[\u0100-\uffff]/g, encodeURIComponent);

export const pages = visit(share(40, usualCookies), 'pages');

export const cookieVisits = visit(oddCookies, 'cookies');
