import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { host } from './stage/settings.ts';
import { Stage } from './stage/stage.ts';

const mobile = '09120000001';
const shownMobile = '0912 000 0001';
const name = 'مهسا رضایی';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

/** Checks that a guest gets a Persian page without data of a viewer. */
async function expectGuestsPage(path: string): Promise<void> {
  const page = await stage.send(path);
  expect(page.status).toBe(200);
  expect(page.headers).not.toHaveProperty('set-cookie');
  expect(page.text).toContain('<html lang="fa" dir="rtl"');
  expect(page.text).toContain('"signedIn":false');
  for (const secret of [mobile, shownMobile, name]) expect(page.text).not.toContain(secret);
}

describe('a viewer who reads English', () => {
  test('gets an English page, which is cached separately from the Persian one', async () => {
    const headers = { cookie: 'i18n_redirected=en' };
    const first = await stage.send('/', { headers });
    expect(first.cache).toBe('MISS');
    expect(first.text).toContain('<html lang="en" dir="ltr"');
    await expectGuestsPage('/');
    const second = await stage.send('/', { headers });
    expect(second).toMatchObject({ cache: 'HIT', digest: first.digest });
    await expectGuestsPage('/');
  });

  test('is recognised only by the cookie, as on the servers', async () => {
    const page = await stage.send('/movie/1001', { headers: { 'accept-language': 'en' } });
    expect(page).toMatchObject({ cache: 'MISS' });
    await expectGuestsPage('/movie/1001');
  });
});

test('the language of an address fills no cache if the brand does not have it', async () => {
  const cachedCount = stage.nginx.cachedPages();
  for (const code of ['de', 'de', 'az-IR', 'en']) {
    const page = await stage.send(`/movie/1107?language=${code}`);
    expect(page, code).toMatchObject({ status: 200, cache: 'MISS' });
  }
  expect(await stage.send('/movie/1107?language=en&x=1')).toMatchObject({ cache: 'BYPASS' });
  expect(stage.nginx.cachedPages()).toBe(cachedCount);
});

describe('a signed-in viewer', () => {
  test('gets their own page, which is never cached or served to a guest', async () => {
    const cookie = await stage.signIn(mobile);
    for (const path of ['/', '/movie/1002']) {
      // One request comes before a guest has cached the page, and one after.
      for (const _time of [1, 2]) {
        const own = await stage.send(path, { headers: { cookie } });
        expect(own).toMatchObject({ status: 200, cache: 'BYPASS' });
        expect(own.headers['cache-control']).toBe('private, no-store');
        expect(own.text).toContain('"signedIn":true');
        expect(own.text).toContain(mobile);
        await expectGuestsPage(path);
      }
      expect(await stage.send(path)).toMatchObject({ cache: 'HIT' });
    }
  });

  test('gets their own answers of the API too', async () => {
    const cookie = await stage.signIn(mobile);
    const own = await stage.send('/api/v1/get/user?ref=0', { headers: { cookie } });
    expect(own.text).toContain(mobile);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await stage.send('/api/v1/get/user?ref=0')).status).toBe(401);
  });
});

describe('a viewer with a referral', () => {
  test.each(['?ref=abc', '?utm_source=sms&ref=abc', '?%72ef=abc', '?r%65f=abc&x=1'])(
    'by %s gets their cookies, and no guest does',
    async (query) => {
      const path = '/movie/1003';
      for (const _time of [1, 2]) {
        const own = await stage.send(path + query);
        expect(own).toMatchObject({ status: 200, cache: 'BYPASS' });
        const cookies = own.headers['set-cookie']?.map((cookie) => cookie.split(';')[0]);
        expect(cookies).toContain('refb=abc');
        await expectGuestsPage(path);
      }
    },
  );
});

describe('a guest’s page cannot be determined by another viewer', () => {
  test.each([
    'i18n_redirected=%65n',
    'i18n_redirected="en"',
    'i18n_redirected= en',
    'i18n_redirected=EN',
    'i18n_redirected=en; i18n_redirected=fa',
    'i18n_redirected=en;',
    'I18N_REDIRECTED=en',
    'session=junk',
    '__Host-session=0123456789abcdef',
    'ref=12; session=junk',
    'ref=12; ref=12',
    'ref=12;refb=c',
    'ref=%31',
    'refb=a-b',
    'filtercontents=?age=7&lang=0&country=0&f_type=0',
    'filtercontents=%3Fage%3D0%26lang%3D0%26country%3D0%26f_type%3D0',
    'filtercontents=?age=0&lang=0&country=0&f_type=0; filtercontents=?age=7&lang=0&country=0&f_type=0',
    'isKids=7',
    'i18n_redirected=en; isKids=12',
    'anything',
    ';;;',
  ])('a viewer who sends the cookie %s is not a guest', async (cookie) => {
    const path = '/movie/1004';
    expect(await stage.send(path, { headers: { cookie } })).toMatchObject({
      cache: 'BYPASS',
    });
    await expectGuestsPage(path);
    expect(await stage.send(path, { headers: { cookie } })).toMatchObject({
      cache: 'BYPASS',
    });
  });

  test.each<Record<string, string>>([
    { authorization: 'Bearer 0123456789abcdef' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-for': '6.6.6.6' },
    { 'x-request-id': 'made-up-by-a-viewer' },
    { host: 'PARDE.TEST' },
    { range: 'bytes=0-9' },
    { 'x-http-method-override': 'POST' },
    { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' },
  ])('a viewer who sends %o gets the same page', async (headers) => {
    const path = `/movie/${nextFilm()}`;
    const first = await stage.send(path, { headers });
    const second = await stage.send(path);
    await expectGuestsPage(path);
    expect(first.cache).toBe('MISS');
    expect(second.cache).toBe('HIT');
    expect(second.text).toContain(`<link rel="canonical" href="http://${host}${path}"`);
    expect(second.text).not.toContain('evil.example');
    expect(second.headers['x-request-id']).not.toBe('made-up-by-a-viewer');
    if (first.status === 200) expect(second.digest).toBe(first.digest);
  });

  test('who writes to its address, because only reads are cached', async () => {
    const path = '/movie/1301';
    expect((await stage.post(path, {})).status).toBe(405);
    await expectGuestsPage(path);
    expect((await stage.post(path, {})).status).toBe(405);
  });
});

const films = ['1101', '1102', '1103', '1104', '1105', '1106', '1107', '1202', '1203', '1204'];
function nextFilm(): string {
  const film = films.shift();
  if (film === undefined) throw new Error('No film is left that nobody has asked for.');
  return film;
}

test('nginx and the server log a request under the same ids, without its query', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, cookie: 'viewer=1' };
  const { headers: answered } = await stage.send('/movie/1001?token=secret', { headers });
  const requestId = answered['x-request-id'];
  const lines = () => stage.nginx.log().filter((line) => line.requestId === requestId);
  await expect.poll(lines).toEqual([
    expect.objectContaining({
      traceId,
      path: '/movie/1001',
      status: '200',
      upstreamStatus: '200',
    }),
  ]);
  const served = await Promise.all(stage.servers.map((server) => server.requests()));
  expect(served.flat()).toContainEqual(
    expect.objectContaining({ requestId, traceId, path: '/movie/1001' }),
  );
  expect(JSON.stringify([stage.nginx.log(), served])).not.toContain('secret');
});
