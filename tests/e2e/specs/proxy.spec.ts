import { randomBytes } from 'node:crypto';
import type { Answer } from '../support/http.ts';
import { ask } from '../support/http.ts';
import { callApi, people, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { emptyList, startUpstream } from '../support/upstream.ts';

const code = { mobile: people.subscriber.mobile, ref: '0' };

/** The contract's one error shape, in both languages. */
function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(JSON.parse(answer.text)).toEqual({
    message: expect.stringMatching(/[A-Za-z]/),
    message_fa: expect.stringMatching(/[ء-ی]/),
  });
}

test.describe('a write', () => {
  const strangers = {
    'another site': 'https://elsewhere.example',
    'another port': 'http://127.0.0.1:1',
    'a name that begins with ours': 'http://127.0.0.1.elsewhere.example',
    'an opaque origin': 'null',
    'no origin at all': undefined,
  };
  for (const [who, origin] of Object.entries(strangers)) {
    test(`from ${who} is refused and does not reach the API`, async ({ site, api }) => {
      for (const path of ['/login', '/login/send-code', '/logout']) {
        const answer = await ask(`${site.origin}/api/v1${path}`, {
          method: 'POST',
          body: code,
          ...(origin !== undefined && { headers: { origin } }),
        });
        expectRefusal(answer, 403);
        expect(answer.cookies).toEqual([]);
      }
      expect(await api.calls()).toEqual([]);
    });
  }

  test('from our own pages goes through', async ({ site, api }) => {
    const answer = await callApi(site, '/login/send-code', code);
    expect(answer.status).toBe(200);
    expect(await api.codeSentTo(code.mobile)).toMatch(/^\d{4}$/);
  });

  test('with a body that is too large is refused before it is read on', async ({ site, api }) => {
    const body = JSON.stringify({ ...code, more: randomBytes(70_000).toString('hex') });
    expectRefusal(await callApi(site, '/login/send-code', body), 413);
    expect(await api.calls()).toEqual([]);
  });
});

test('what is not in the contract is refused and does not reach the API', async ({ site, api }) => {
  const outside = [
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/get/movie'],
    ['GET', '/get/movie/1/2'],
    ['GET', '/get/discover/'],
    ['GET', '//get/discover'],
    ['GET', '/get/../get/discover/x'],
    ['GET', '/get/%2e%2e/_requests'],
    ['GET', '/..%2f..%2f_outbox'],
    ['GET', '/ghost/get/check/other'],
    ['POST', '/get/discover'],
    ['DELETE', '/get/discover'],
    ['PUT', '/login'],
    ['GET', '/login'],
    // Only the server's own code ends a session this way.
    ['GET', '/logout'],
    ['GET', '/logout?2'],
  ] as const;
  for (const [method, path] of outside) {
    const answer = await ask(`${site.origin}/api/v1${path}`, {
      method,
      headers: { origin: site.origin },
    });
    expect(answer.status, `${method} ${path}`).toBe(404);
  }
  expect(await api.calls()).toEqual([]);
});

test('nothing of the API but its contract and its pictures is on the brand’s origin', async ({
  site,
}) => {
  for (const path of ['/_outbox', '/_requests', '/media/../_outbox', '/media/%2e%2e/_outbox']) {
    const answer = await ask(site.origin + path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type'), path).not.toContain('json');
  }
});

test('an Authorization header and cookies of the browser stay here', async ({ startSite }) => {
  const upstream = await startUpstream(emptyList);
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const smuggled = {
    headers: {
      authorization: 'Bearer smuggled-token',
      'proxy-authorization': 'Basic smuggled',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-anything': 'smuggled',
      'accept-language': 'en',
    },
    cookies: { session: 'the-viewers-token', stranger: 'smuggled' },
  };
  const answer = await ask(`${site.origin}/api/v1/get/discover`, smuggled);
  await ask(`${site.origin}/api/v1/ghost/getCategories`, smuggled);
  expect(answer.status).toBe(200);
  expect(answer.cookies, 'cookies of the API stay there').toEqual([]);

  const [personal, common] = upstream.received;
  expect(personal?.authorization).toBe('Bearer the-viewers-token');
  expect(common?.authorization, 'what is the same for everyone is asked as everyone').toBe(
    undefined,
  );
  for (const headers of [personal, common]) {
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers?.['accept-language']).toBe('en');
    expect(JSON.stringify(headers)).not.toMatch(/smuggled|6\.6\.6\.6/);
  }
  await upstream.stop();
});

test('a guest with an Authorization header is a guest', async ({ site, api }) => {
  const cookies = await sessionOf(site, api, people.subscriber.mobile);
  await api.clearCalls();
  const answer = await ask(`${site.origin}/api/v1/get/user?ref=0`, {
    headers: { authorization: `Bearer ${cookies.session}` },
  });
  expect(answer.status).toBe(401);
  expect((await api.calls()).map(({ hasAuthorization }) => hasAuthorization)).toEqual([false]);
});

test('a signed-in viewer is one for the API, without a token in the browser', async ({
  site,
  api,
}) => {
  const cookies = await sessionOf(site, api, people.subscriber.mobile);
  const answer = await ask(`${site.origin}/api/v1/get/user?ref=0`, { cookies });
  expect(JSON.parse(answer.text).data.mobile).toBe(people.subscriber.mobile);
});

test.describe('the API is down', () => {
  test('its calls say so in the contract’s shape', async ({ startSite }) => {
    const site = await startSite({ API_BASE_URL: 'http://127.0.0.1:1/api/v1' });
    expectRefusal(await ask(`${site.origin}/api/v1/get/discover`), 502);
  });

  test('the home page still stands, with places for what did not come', async ({ startSite }) => {
    const site = await startSite({ API_BASE_URL: 'http://127.0.0.1:1/api/v1' });
    const answer = await ask(site.origin);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.text).toContain('<h1');
    expect(answer.text).toContain('در حال بارگذاری…');
  });

  test('pictures fail one by one', async ({ startSite }) => {
    const site = await startSite({ API_BASE_URL: 'http://127.0.0.1:1/api/v1' });
    const answer = await ask(`${site.origin}/media/poster/movie/1024`);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('a redirect of the API leads neither the server nor the viewer anywhere', async ({
  startSite,
}) => {
  const upstream = await startUpstream((response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
  });
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const answer = await ask(`${site.origin}/api/v1/ghost/getCategories`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('location')).toBeNull();
  expect(upstream.received).toHaveLength(1);
  await upstream.stop();
});

test('what comes from the API’s side never runs on the brand’s origin', async ({ startSite }) => {
  const upstream = await startUpstream((response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.end('<script>window.pardeWasHere = true</script>');
  });
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const answer = await ask(`${site.origin}/api/v1/ghost/getCategories`);
  expect([answer.status, answer.text]).toEqual([500, '{}']);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const { headers } = await ask(`${site.origin}/media/poster/1`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  await upstream.stop();
});

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`a viewer who leaves in the middle of an answer harms no other (${encoding})`, async ({
    startSite,
  }) => {
    const upstream = await startUpstream((response) => {
      response.setHeader('content-type', 'application/json');
      response.write(`[${' '.repeat(10_000)}`);
    });
    const site = await startSite({ API_BASE_URL: upstream.baseUrl });
    const leaving = new AbortController();
    // A medium: what is answered to a call is read whole first.
    const response = await fetch(`${site.origin}/media/poster/1`, {
      signal: leaving.signal,
      headers: { 'accept-encoding': encoding },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    leaving.abort();
    await expect(reader?.read()).rejects.toThrow();

    await expect
      .poll(async () => (await ask(`${site.origin}/healthz`).catch(() => undefined))?.text)
      .toBe('ok');
    await upstream.stop();
  });
}
