import { type Answer, sendRequest } from '../../support/servers/http.ts';
import { people, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const pages = ['/', `/movie/${films.usual}`];

function expectCached(answer: Answer): void {
  expect(answer.status).toBe(200);
  expectCacheable(answer);
}

function expectCacheable(answer: Answer): void {
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(Number(answer.headers.get('x-accel-expires'))).toBeGreaterThan(0);
  expect(answer.cookies, 'a kept page sets no cookie').toEqual([]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("'sha256-");
  expect(policy, 'a nonce in a kept page would serve every visitor').not.toContain("'nonce-");
  expect(answer.text).not.toContain('nonce=');
}

function expectPrivate(answer: Answer): void {
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-accel-expires')).toBe('0');
}

function expectNonce(answer: Answer): void {
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce] = /script-src [^;]*'nonce-([\w-]{20,})'/.exec(policy) ?? [];
  expect(nonce).toBeDefined();
  expect(policy).not.toContain('sha256-');
  expect(answer.text).toContain(`<script nonce="${nonce}">`);
}

const filtercontents = '?age=0&lang=0&country=0&f_type=0';
const ofAnyGuest = {
  'no cookie': {},
  'a language': { i18n_redirected: 'en' },
  'a referral, and a filter of nothing': { ref: '12', refb: 'c', filtercontents },
};

interface Visit {
  readonly query?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const ofOneViewer: Readonly<Record<string, Visit>> = {
  '?ref': { query: '?ref=abc' },
  'an empty ?ref': { query: '?ref=' },
  'an odd referral cookie': { cookies: { ref: 'a' } },
  'a content filter': { cookies: { filtercontents: '?age=7&lang=0&country=0&f_type=0' } },
  'an unknown cookie': { cookies: { stranger: '1' } },
  'a language and another cookie': { cookies: { i18n_redirected: 'fa', x: '1' } },
  'an Authorization header': { headers: { authorization: 'Bearer abcdefghijkl' } },
};

test('a shared cache may store a guest’s page, but no page of a single viewer', async ({
  site,
  api,
}) => {
  const session = await sessionOf(site, api, people.subscriber.mobile);
  for (const path of pages) {
    for (const [what, cookies] of Object.entries(ofAnyGuest)) {
      await test.step(`${path} with ${what}`, async () => {
        const answer = await sendRequest(site.origin + path, { cookies });
        expectCached(answer);
        expect(answer.text).toContain('"signedIn":false');
        const isEnglish = 'i18n_redirected' in cookies;
        expect(answer.text).toContain(`<html ${isEnglish ? 'lang="en" dir="ltr"' : 'lang="fa"'}`);
      });
    }
    const visits = { ...ofOneViewer, 'a session': { cookies: session } };
    for (const [what, { query = '', ...question }] of Object.entries<Visit>(visits)) {
      await test.step(`${path} with ${what}`, async () => {
        const answer = await sendRequest(site.origin + path + query, question);
        expect(answer.status).toBe(200);
        expectPrivate(answer);
        expectNonce(answer);
      });
    }
  }
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await sendRequest(`${site.origin}/?ref=abc`);
      return /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    }),
  );
  expect(new Set(nonces).size, 'each render has its own').toBe(2);
});

test('a cache may store the 404 of a film, unless another part failed, and no 404 of an address without a route', async ({
  site,
  api,
}) => {
  const path = `/movie/${films.unknown}`;
  const answer = await sendRequest(site.origin + path);
  expect(answer.status).toBe(404);
  expectCacheable(answer);
  const own = await sendRequest(site.origin + path, { cookies: { stranger: '1' } });
  expect(own.status).toBe(404);
  expectPrivate(own);

  await api.setFault({ operationId: 'getCategories', status: 500 });
  const incomplete = await sendRequest(site.origin + path);
  expect(incomplete.status).toBe(404);
  expectPrivate(incomplete);

  // Otherwise anyone could fill the cache.
  for (const [at, status] of [
    ['/nowhere', 404],
    ['/movie', 404],
    [`/Movie/${films.usual}`, 301],
  ] as const) {
    const none = await sendRequest(site.origin + at);
    expect(none.status, at).toBe(status);
    expectPrivate(none);
    expect(none.cookies).toEqual([]);
  }
});

test('a home page with a failed part is not cached', async ({ site, api }) => {
  for (const operationId of ['getSlider', 'getDiscover', 'getCategories'] as const) {
    await api.setFault({ operationId, status: 500 });
    const answer = await sendRequest(site.origin);
    expect(answer.status, operationId).toBe(200);
    expectPrivate(answer);
    expectCached(await sendRequest(site.origin));
  }
});

test('a setting determines how long a page is cached; a page whose API was too slow is not cached', async ({
  startSite,
  api,
}) => {
  const site = await startSite({ API_TIMEOUT_MS: '2000', PAGE_CACHE_SECONDS: '7' });
  const list = '[["getCategories",{}]';
  const complete = await sendRequest(site.origin);
  expect(complete.headers.get('x-accel-expires')).toBe('7');
  expect(complete.text).toContain(list);

  await test.step('slow categories delay no page: the browser requests them', async () => {
    await api.setFault({ operationId: 'getCategories', delayMs: 1500 });
    const answer = await sendRequest(site.origin);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(list);
    expectPrivate(answer);
  });

  await api.setFault({ operationId: 'getDiscover', delayMs: 5000 });
  const late = await sendRequest(site.origin);
  expect(late.status).toBe(200);
  expectPrivate(late);
});

test('files named by their hash are cached forever, other files are not, and answers of the API are never cached', async ({
  site,
}) => {
  const { text } = await sendRequest(site.origin);
  const [script] = /\/assets\/client-[\w-]+\.js/.exec(text) ?? [];
  for (const [path, status, cache] of [
    [script, 200, 'public, max-age=31536000, immutable'],
    ['/icon.svg', 200, 'public, max-age=3600'],
    ['/favicon.ico', 301, 'public, max-age=3600'],
    ['/assets/gone-12345678.js', 404, 'no-store'],
    ['/api/v1/get/discover', 200, 'private, no-store'],
  ] as const) {
    const { status: answered, headers } = await sendRequest(`${site.origin}${path}`);
    expect([answered, headers.get('cache-control')], path).toEqual([status, cache]);
    if (status === 301) expect(headers.get('location')).toBe('/icon-192.png');
  }
  // No other file of the build is served.
  for (const path of ['/.vite/manifest.json', '/server/index.js', '/assets/../package.json']) {
    expect((await sendRequest(site.origin + path)).status, path).toBe(404);
  }
});
