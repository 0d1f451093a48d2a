import fc from 'fast-check';
import { oddCookies, usualCookies } from './cookies.ts';
import { commonHeaders, type FuzzedRequest, publicOrigin, share, single } from './request.ts';
import { bytesOf, hostile, ids, inAddress, inHeader, query } from './values.ts';

/** One of the values, or an odd text. */
const oneOf = (...values: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: inAddress(hostile) },
  );

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  { weight: 1, arbitrary: fc.constantFrom('POST', 'OPTIONS', 'TRACE', 'DELETE') },
);

const mediaPath = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/media/poster/movie/1024',
      '/media/poster/series/3001',
      '/media/poster/movie/1406?v=4vcGpPpu_M',
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        oneOf('poster', 'backdrop', 'cover', 'logo', 'avatar'),
        oneOf('movie', 'series', 'video', 'person'),
        oneOf(...ids),
        oneOf('', '?v=2-gTQwJ5CY', '?w=160', '?w=-1', '?w=1e9', '?v=x&v=y'),
      )
      .map(([picture, type, id, queryString]) => `/media/${picture}/${type}/${id}${queryString}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(oneOf('stream', 'file', 'play', 'sample'), inAddress(hostile), query)
      .map(([first, rest, queryString]) => `/media/${first}/${rest}${queryString}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/media',
      '/media/',
      '/media//',
      '/media/..',
      '/media/../api/v1/get/user',
      '/media/..%2fapi/v1/get/user',
      '/media/%2e%2e/api/v1/get/user',
      '/media/%2e%2e%2f_outbox',
      '/media/..%5c_outbox',
      '/media/.%2e/_outbox',
      '/media/;/../_outbox',
      '/media/a%00b',
      '/media/%ff',
      '/media/@elsewhere.example/',
      '/media/?//elsewhere.example',
      '/media/poster/movie/1024/../../../_outbox',
    ),
  },
);

/** Requests for the API's pictures, streams and files on our own origin. */
export const media: fc.Arbitrary<FuzzedRequest> = fc
  .record({ method, target: mediaPath, headers: commonHeaders, cookie: share(30, usualCookies) })
  .map(({ method: sent, target, headers, cookie }) =>
    single('media', { method: sent, target, headers: { ...headers, cookie } }),
  );

const filePath = oneOf(
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-movie.xml',
  '/sitemap-series.xml',
  '/sitemap-cast.xml',
  '/sitemap-elsewhere.xml',
  '/healthz',
  '/readyz',
  '/favicon.ico',
  '/icon-192.png',
  '/manifest.webmanifest',
  '/sw.js',
  '/.vite/manifest.json',
  '/.env',
  '/assets/',
  '/assets/x.js',
  '/assets/../server/index.js',
  '/assets/..%2f..%2fserver/index.js',
  '/assets/%00.js',
  '/assets/%ff.js',
  '/assets/.vite/manifest.json',
  '/assets//etc/passwd',
  '/package.json',
  '/metrics',
  '/__proto__.png',
  '/%2e%2e%2fpackage.json',
).map((path) => (path.startsWith('/') ? path : `/assets/${path}`));

/** Requests for the files that crawlers and browsers fetch besides pages. */
export const files: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    method,
    path: filePath,
    query,
    headers: commonHeaders,
    cookie: share(30, usualCookies),
  })
  .map(({ method: sent, path, query: queryString, headers, cookie }) =>
    single('files', { method: sent, target: path + queryString, headers: { ...headers, cookie } }),
  );

const field = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('age', 'minutes', 'lock', 'pin', 'pin2', 'answer') },
      { weight: 1, arbitrary: inAddress(hostile) },
    ),
    fc.oneof(
      fc.constantFrom('7', '12', '30', 'pin', 'sum', '1234', '%DB%B1%DB%B2%DB%B3%DB%B4', ''),
      inAddress(hostile),
    ),
  )
  .map(([name, value]) => `${name}=${value}`);

const parts = fc
  .array(fc.tuple(fc.constantFrom('age', 'pin', 'answer', 'tracking_code'), hostile), {
    maxLength: 4,
  })
  .map((fields) => {
    const texts = fields.map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${bytesOf(value)}\r\n`,
    );
    return `${texts.join('')}--x--\r\n`;
  });

const form = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .oneof(
        fc.array(field, { maxLength: 8 }).map((fields) => fields.join('&')),
        fc.constantFrom('tracking_code=140508301457', 'tracking_code=..%2f', 'x'.repeat(20_000)),
      )
      .map((body) => ({ body, type: 'application/x-www-form-urlencoded' })),
  },
  {
    weight: 2,
    arbitrary: parts.map((body) => ({ body, type: 'multipart/form-data; boundary=x' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostile, fc.oneof(fc.constantFrom('multipart/form-data', ''), inHeader(hostile)))
      .map(([body, type]) => ({ body: bytesOf(body), type })),
  },
);

/** Submissions of the kids mode forms and of a bank's form. */
export const forms: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    target: fc.constantFrom(
      '/kids/enter',
      '/kids/leave',
      '/kids/leave?problem=answer',
      '/callback',
      '/kids',
    ),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('POST') },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'HEAD') },
    ),
    form,
    origin: fc.oneof(
      { weight: 6, arbitrary: fc.constant(publicOrigin) },
      { weight: 1, arbitrary: fc.constantFrom(null, 'null', 'https://elsewhere.example') },
    ),
    headers: commonHeaders,
    cookie: share(70, fc.oneof(usualCookies, oddCookies)),
  })
  .map(({ target, method: sent, form: { body, type }, origin, headers, cookie }) =>
    single('kids', {
      method: sent,
      target,
      headers: { ...headers, cookie, origin, 'content-type': type },
      body: sent === 'GET' || sent === 'HEAD' ? null : body,
    }),
  );
