import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Stage } from './stage/stage.ts';

let stage: Stage;
const hit = { cache: 'HIT' };
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

describe('a guest’s page', () => {
  test('is rendered for the first guest, and costs the servers nothing for the second', async () => {
    const first = await stage.send('/');
    expect(first).toMatchObject({ status: 200, cache: 'MISS' });
    expect(first.text).toContain('lang="fa" dir="rtl"');

    const work = await stage.countRequests(async () => {
      const second = await stage.send('/');
      expect(second).toMatchObject({ status: 200, cache: 'HIT', digest: first.digest });
    });
    expect(work).toEqual({ servers: 0, api: 0 });
  });

  test('is rendered once if fifty guests request it at the same time', async () => {
    // Counts the requests for one page that is not cached.
    const one = await stage.countRequests(async () => {
      expect((await stage.send('/movie/1001?ref=abc')).status).toBe(200);
    });
    expect(one.servers).toBe(1);
    const work = await stage.countRequests(async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => stage.send('/movie/1001')),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ digest }) => digest)).size).toBe(1);
    });
    expect(work).toEqual(one);
  });

  test('must be revalidated by browsers, and does not contain the headers for the cache', async () => {
    const { headers } = await stage.send('/movie/1101');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('x-accel-expires');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await stage.send('/movie/1102');
    const tag = String(headers.etag);
    const work = await stage.countRequests(async () => {
      const again = await stage.send('/movie/1102', { headers: { 'if-none-match': tag } });
      expect(again.status).toBe(304);
      expect(again.size).toBe(0);
    });
    expect(work.servers).toBe(0);
  });

  test('is answered to HEAD in the same way, but without a body', async () => {
    const head = await stage.send('/movie/1103', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, cache: 'MISS', size: 0 });
    const page = await stage.send('/movie/1103');
    expect(page).toMatchObject({ status: 200, ...hit });
    expect(head.headers['content-length']).toBe(String(page.size));
    expect(await stage.send('/movie/1103', { method: 'HEAD' })).toMatchObject(hit);
  });

  test('is the same page in each encoding, and each encoding is cached once', async () => {
    const accepted: Record<string, string | undefined> = {
      'gzip, deflate, br, zstd': 'br',
      br: 'br',
      'gzip, br;q=0': 'gzip',
      'GZIP;q=0.5, deflate': 'gzip',
      'br; q=0.000, identity': undefined,
      sbr: undefined,
      '': undefined,
    };
    const pages = new Set<string>();
    const seen = new Set<string | undefined>();
    for (const [accept, encoding] of Object.entries(accepted)) {
      const answer = await stage.send('/movie/1104', {
        headers: { 'accept-encoding': accept },
      });
      expect(answer.headers['content-encoding'], accept).toBe(encoding);
      expect(answer.cache, accept).toBe(seen.has(encoding) ? 'HIT' : 'MISS');
      seen.add(encoding);
      pages.add(withoutTimes(answer.text));
    }
    expect(pages.size).toBe(1);
  });

  test('is answered with a request id for each guest', async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => (await stage.send('/')).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a guest with a referral, or with a filter that excludes nothing,', () => {
  const noFilter = 'filtercontents=?age=0&lang=0&country=0&f_type=0';

  test.each([
    ['fa', ['ref=12; refb=c', 'refb=c; i18n_redirected=fa; ref=12', `${noFilter}; ref=0`]],
    ['en', ['i18n_redirected=en; ref=12; refb=c', `${noFilter}; i18n_redirected=en`]],
  ] as const)('gets the cached page: %s', async (locale, cookies) => {
    const path = '/movie/1203';
    const send = (cookie: string) => stage.send(path, { headers: { cookie } });
    const first = await send(cookies[0]);
    expect(first).toMatchObject({ status: 200, cache: 'MISS' });
    expect(first.text).toContain(`<html lang="${locale}"`);
    const cachedCount = stage.nginx.cachedPages();
    const work = await stage.countRequests(async () => {
      for (const cookie of [...cookies, `i18n_redirected=${locale}`]) {
        expect(await send(cookie), cookie).toMatchObject({
          cache: 'HIT',
          digest: first.digest,
        });
      }
    });
    expect(work.servers).toBe(0);
    expect(stage.nginx.cachedPages()).toBe(cachedCount);
  });
});

describe('the address', () => {
  test('may have campaign parameters, and the cached page is served', async () => {
    await stage.send('/movie/1105');
    const work = await stage.countRequests(async () => {
      for (const query of ['?', '?utm_source=sms&utm_campaign=x', '?gclid=1&utm_medium=']) {
        expect(await stage.send(`/movie/1105${query}`), query).toMatchObject(hit);
      }
    });
    expect(work.servers).toBe(0);
  });

  test('with an unknown parameter neither fills nor changes the cache', async () => {
    const before = await stage.send('/movie/1106');
    const cachedCount = stage.nginx.cachedPages();
    const work = await stage.countRequests(async () => {
      for (const query of ['?x=1', '?x=1', '?utm_source=a&x=1', '?utm_=&page=2', '?x&utm_source']) {
        expect(await stage.send(`/movie/1106${query}`), query).toMatchObject({
          status: 200,
          cache: 'BYPASS',
        });
      }
    });
    expect(work.servers).toBe(5);
    expect(stage.nginx.cachedPages()).toBe(cachedCount);
    expect(await stage.send('/movie/1106')).toMatchObject({
      cache: 'HIT',
      digest: before.digest,
    });
  });

  test('of a filtered list, of its later pages and of a season is cached too', async () => {
    const { text } = await stage.send('/cinema?sort=name');
    const later = found(/\/cinema\?sort=name&amp;from=[\w-]+/, text).replace('&amp;', '&');
    for (const address of [
      later,
      '/cinema?type=movie&sort=rating&age=7&lang=1&country=98&f_type=2',
      '/genres/drama?f_type=2',
      '/casts/directors?from=x',
      '/magazines?magazine=ravagh',
      '/magazines-channels?kind=magazine',
      '/channel/khabar?year=1405&sort=oldest',
      '/series/3001?season=2',
      '/series/3001?season=1&episodes=all',
    ]) {
      const first = await stage.send(address);
      expect(first, address).toMatchObject({ status: 200, cache: 'MISS' });
      const second = await stage.send(address);
      // A refusal of the API is not cached, in any spelling of the request.
      const isThere = !address.endsWith('from=x');
      expect(second.cache, address).toBe(isThere ? 'HIT' : 'MISS');
      const plain = await stage.send(address.replace(/\?.*/, ''));
      expect(first.digest, address).not.toBe(plain.digest);
    }
  });

  test.each([
    '/cinema?sort=popular&type=movie',
    '/cinema?type=movie&',
    '/cinema?sort=price',
    '/cinema?age=07',
    '/cinema?season=2',
    '/movie/1101?from=abc',
    '/channel/khabar?sort=oldest&year=1405',
    '/channel/khabar?year=5',
    '/series/3001?season=02',
  ])(
    'with a filter or order is cached in only one spelling, on the pages that read it, and not as %s',
    async (path) => {
      const cachedCount = stage.nginx.cachedPages();
      expect(await stage.send(path)).toMatchObject({ status: 200, cache: 'BYPASS' });
      expect(stage.nginx.cachedPages()).toBe(cachedCount);
    },
  );

  test.each([
    '//movie/1107',
    '/movie/1107/',
    '/./movie/1107',
    '/x/../movie/1107',
    '/movie/%31107',
    '/%2e/movie/1107',
  ])('is cached in only one spelling, and not as %s', async (path) => {
    const cachedCount = stage.nginx.cachedPages();
    expect(await stage.send(path)).toMatchObject({ cache: 'BYPASS' });
    expect(stage.nginx.cachedPages()).toBe(cachedCount);
  });

  test('of no existing page is a 404', async () => {
    expect((await stage.send('/nothing-of-the-kind')).status).toBe(404);
    expect((await stage.send('/movie/1101.data')).status).toBe(404);
  });
});

describe('a file of a page', () => {
  test('is fetched from the servers once for all guests', async () => {
    const { text } = await stage.send('/');
    const script = found(/\/assets\/[\w.-]+\.js/, text);
    const font = found(/\/assets\/[\w.-]+\.woff2/, text);
    const picture = found(/\/media\/poster\/[\w/-]+\?v=[\w-]+/, text);
    const paths = [script, font, picture, '/icon.svg', '/manifest.webmanifest'];
    for (const path of paths) {
      expect(await stage.send(path), path).toMatchObject({ status: 200, cache: 'MISS' });
    }
    const work = await stage.countRequests(async () => {
      for (const path of paths) {
        // Files are the same for all viewers.
        const headers = { cookie: 'session=0123456789abcdef; ref=12' };
        expect(await stage.send(path, { headers }), path).toMatchObject({ status: 200, ...hit });
      }
      expect(await stage.send(`${script}?x=1`)).toMatchObject(hit);
      expect(await stage.send(`${picture}&x=1`)).toMatchObject(hit);
    });
    expect(work).toEqual({ servers: 0, api: 0 });
  });

  test('is never an old service worker: nginx revalidates it each time, and sends nothing to a browser that has it', async () => {
    const { headers } = await stage.send('/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    const work = await stage.countRequests(async () => {
      const condition = { 'if-none-match': `${headers.etag}` };
      const again = await stage.send('/sw.js', { headers: condition });
      expect(again).toMatchObject({ status: 304, size: 0 });
    });
    expect(work.servers).toBe(1);
  });

  test('is sent compressed', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const { text } = await stage.send('/');
    const script = found(/\/assets\/frame-[\w-]+\.js/, text);
    const picture = found(/\/media\/backdrop\/[\w/-]+\?v=[\w-]+/, text);
    for (const path of [script, picture]) {
      for (const cache of ['MISS', 'HIT']) {
        const answer = await stage.send(path, { headers });
        expect(answer, path).toMatchObject({ status: 200, cache });
        expect(answer.headers['content-encoding'], path).toBe('br');
      }
    }
  });

  test('is not cached if it does not exist', async () => {
    for (const path of ['/assets/gone-12345678.js', '/gone.svg', '/media/gone']) {
      expect(await stage.send(path), path).toMatchObject({ status: 404, cache: 'MISS' });
      expect(await stage.send(path), path).toMatchObject({ status: 404, cache: 'MISS' });
    }
    // A line break at the end would end the request line early.
    expect((await stage.send('/assets/x.js%0a')).status).toBe(404);
  });
});

test('the servers’ own addresses are not available to viewers', async () => {
  const work = await stage.countRequests(async () => {
    for (const path of ['/healthz', '/readyz']) expect((await stage.send(path)).status).toBe(404);
  });
  expect(work.servers).toBe(0);
});

test('a request for another host’s name gets no answer', async () => {
  for (const host of ['evil.example', '127.0.0.1', '']) {
    await expect(stage.send('/', { headers: { host } }), host).rejects.toThrow(/hang up|reset/);
  }
});

function found(pattern: RegExp, text: string): string {
  const [match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`The page has no ${pattern}.`);
  return match;
}

/** Removes the timestamps, in which two renders differ. */
function withoutTimes(html: string): string {
  return html
    .replaceAll(/"(?:dehydratedAt|dataUpdatedAt)":\d+/g, '')
    .replaceAll(/"now":"[^"]*"/g, '');
}
