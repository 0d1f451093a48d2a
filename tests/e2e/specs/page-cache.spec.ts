import { films } from '../support/films.ts';
import { type Answer, ask } from '../support/http.ts';
import { open } from '../support/journey.ts';
import { people, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const pages = ['/', `/movie/${films.usual}`];

function expectKept(answer: Answer): void {
  expect(answer.status).toBe(200);
  expectMayBeKept(answer);
}

function expectMayBeKept(answer: Answer): void {
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

for (const path of pages) {
  test.describe(`the page ${path}`, () => {
    test('of a guest may be kept by a shared cache', async ({ site }) => {
      expectKept(await ask(site.origin + path));
    });

    test('of a guest who chose a language may be kept', async ({ site }) => {
      const answer = await ask(site.origin + path, { cookies: { i18n_redirected: 'en' } });
      expectKept(answer);
      expect(answer.text).toContain('<html lang="en" dir="ltr"');
    });

    test('of a guest who was referred, or filters nothing, is the page of any guest', async ({
      site,
    }) => {
      const filtercontents = '?age=0&lang=0&country=0&f_type=0';
      const answer = await ask(site.origin + path, {
        cookies: { ref: '12', refb: 'c', filtercontents },
      });
      expectKept(answer);
      expect(answer.text).toContain('"signedIn":false');
    });

    test('of a signed-in viewer is theirs alone', async ({ site, api }) => {
      const cookies = await sessionOf(site, api, people.subscriber.mobile);
      const answer = await ask(site.origin + path, { cookies });
      expect(answer.status).toBe(200);
      expectPrivate(answer);
      expectNonce(answer);
    });

    const ofAViewer = [
      { what: '?ref', query: '?ref=abc' },
      { what: 'an empty ?ref', query: '?ref=' },
      { what: 'an odd referral cookie', cookies: { ref: 'a' } },
      {
        what: 'a content filter',
        cookies: { filtercontents: '?age=7&lang=0&country=0&f_type=0' },
      },
      { what: 'a cookie that nobody knows', cookies: { stranger: '1' } },
      { what: 'a language and another cookie', cookies: { i18n_redirected: 'fa', x: '1' } },
      { what: 'an Authorization header', headers: { authorization: 'Bearer abcdefghijkl' } },
    ];
    for (const { what, query = '', ...question } of ofAViewer) {
      test(`that was asked for with ${what} is not kept`, async ({ site }) => {
        const answer = await ask(site.origin + path + query, question);
        expect(answer.status).toBe(200);
        expectPrivate(answer);
        expectNonce(answer);
      });
    }
  });
}

test('two renders of a page that is not kept have two nonces', async ({ site }) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await ask(`${site.origin}/?ref=abc`);
      return /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('that the API has no such film is an answer like any other', async ({ site }) => {
  const path = `/movie/${films.unknown}`;
  const answer = await ask(site.origin + path);
  expect(answer.status).toBe(404);
  expectMayBeKept(answer);
  const own = await ask(site.origin + path, { cookies: { stranger: '1' } });
  expect(own.status).toBe(404);
  expectPrivate(own);
});

test('an address that no route has is not kept, or anyone could fill the cache', async ({
  site,
}) => {
  for (const [path, status] of [
    ['/nowhere', 404],
    ['/movie', 404],
    [`/Movie/${films.usual}`, 301],
  ] as const) {
    const answer = await ask(site.origin + path);
    expect(answer.status, path).toBe(status);
    expectPrivate(answer);
    expect(answer.cookies).toEqual([]);
  }
});

test('that a film does not exist is not kept when another part failed', async ({ site, api }) => {
  await api.setFault({ operationId: 'getCategories', status: 500 });
  const answer = await ask(`${site.origin}/movie/${films.unknown}`);
  expect(answer.status).toBe(404);
  expectPrivate(answer);
});

test('how long a page may be kept is a setting', async ({ startSite }) => {
  const site = await startSite({ PAGE_CACHE_SECONDS: '7' });
  const answer = await ask(site.origin);
  expect(answer.headers.get('x-accel-expires')).toBe('7');
});

for (const operationId of ['getSlider', 'getDiscover', 'getCategories'] as const) {
  test(`a home page without its ${operationId} is not kept`, async ({ site, api }) => {
    await api.setFault({ operationId, status: 500 });
    const answer = await ask(site.origin);
    expect(answer.status).toBe(200);
    expectPrivate(answer);
    expectKept(await ask(site.origin));
  });
}

test('a home page whose API was too slow is not kept', async ({ startSite, api }) => {
  const site = await startSite({ API_TIMEOUT_MS: '300' });
  await api.setFault({ operationId: 'getDiscover', delayMs: 5000 });
  const answer = await ask(site.origin);
  expect(answer.status).toBe(200);
  expectPrivate(answer);
});

test('a list of categories that is slow holds no page back: the browser asks for it, and the page is not kept', async ({
  page,
  startSite,
  api,
  watch,
}) => {
  const site = await startSite({ API_TIMEOUT_MS: '30000' });
  const list = '[["getCategories",{}]';
  await api.setFault({ operationId: 'getCategories', delayMs: 5000 });
  const answer = await ask(site.origin);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(list);
  expectPrivate(answer);
  const next = await ask(site.origin);
  expect(next.text).toContain(list);
  expectKept(next);

  await api.setFault({ operationId: 'getCategories', delayMs: 5000 });
  await open(page, site.origin);
  await expect.poll(() => watch.apiCalls()).toContain('GET /ghost/getCategories');
});

test('the API’s answers are never kept', async ({ site }) => {
  const answer = await ask(`${site.origin}/api/v1/get/discover`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('files whose name is their hash are kept for good, and others not', async ({ site }) => {
  const { text } = await ask(site.origin);
  const [script] = /\/assets\/client-[\w-]+\.js/.exec(text) ?? [];
  const kept = await ask(`${site.origin}${script}`);
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const icon = await ask(`${site.origin}/icon.svg`);
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
  const unread = await ask(`${site.origin}/favicon.ico`);
  expect([unread.status, unread.headers.get('location')]).toEqual([301, '/icon-192.png']);
  expect(unread.headers.get('cache-control')).toBe('public, max-age=3600');
  const gone = await ask(`${site.origin}/assets/gone-12345678.js`);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('no-store');
});

test('nothing of the build but its public files is served', async ({ site }) => {
  for (const path of ['/.vite/manifest.json', '/server/index.js', '/assets/../package.json']) {
    const answer = await ask(site.origin + path);
    expect(answer.status, path).toBe(404);
  }
});
