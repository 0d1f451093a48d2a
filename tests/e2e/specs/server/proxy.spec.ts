import { randomBytes } from 'node:crypto';
import type { Answer } from '../../support/servers/http.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { emptyList, startUpstream } from '../../support/servers/upstream.ts';
import { callApi, people, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const code = { mobile: people.subscriber.mobile, ref: '0' };

/** Expects the contract's only error format, in both languages. */
function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(JSON.parse(answer.text)).toEqual({
    message: expect.stringMatching(/[A-Za-z]/),
    message_fa: expect.stringMatching(/[ء-ی]/),
  });
}

test('a write from another site or with a large body is refused and does not reach the API', async ({
  site,
  api,
}) => {
  const strangers = {
    'another site': 'https://elsewhere.example',
    'another port': 'http://127.0.0.1:1',
    'a name that begins with ours': 'http://127.0.0.1.elsewhere.example',
    'an opaque origin': 'null',
    'no origin': undefined,
  };
  for (const [who, origin] of Object.entries(strangers)) {
    for (const path of ['/login', '/login/send-code', '/logout']) {
      await test.step(`${path} from ${who}`, async () => {
        const answer = await sendRequest(`${site.origin}/api/v1${path}`, {
          method: 'POST',
          body: code,
          ...(origin !== undefined && { headers: { origin } }),
        });
        expectRefusal(answer, 403);
        expect(answer.cookies).toEqual([]);
      });
    }
  }
  const body = JSON.stringify({ ...code, more: randomBytes(70_000).toString('hex') });
  expectRefusal(await callApi(site, '/login/send-code', body), 413);
  expect(await api.calls()).toEqual([]);

  // The same write from our own pages succeeds.
  expect((await callApi(site, '/login/send-code', code)).status).toBe(200);
  expect(await api.codeSentTo(code.mobile)).toMatch(/^\d{4}$/);
});

test('the brand’s origin serves only the operations of the contract and the API’s pictures', async ({
  site,
  api,
}) => {
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
    // Only the server's own code may end a session in this way.
    ['GET', '/logout'],
    ['GET', '/logout?2'],
  ] as const;
  for (const [method, path] of outside) {
    const answer = await sendRequest(`${site.origin}/api/v1${path}`, {
      method,
      headers: { origin: site.origin },
    });
    expect(answer.status, `${method} ${path}`).toBe(404);
  }
  expect(await api.calls()).toEqual([]);
  for (const path of ['/_outbox', '/_requests', '/media/../_outbox', '/media/%2e%2e/_outbox']) {
    const answer = await sendRequest(site.origin + path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type'), path).not.toContain('json');
  }
});

test('the session’s cookie authenticates a viewer, and an Authorization header of the browser does not', async ({
  site,
  api,
}) => {
  const cookies = await sessionOf(site, api, people.subscriber.mobile);
  await api.clearCalls();
  const address = `${site.origin}/api/v1/get/user?ref=0`;
  const headers = { authorization: `Bearer ${cookies.session}` };
  expect((await sendRequest(address, { headers })).status).toBe(401);
  expect((await api.calls()).map(({ hasAuthorization }) => hasAuthorization)).toEqual([false]);
  const answer = await sendRequest(address, { cookies });
  expect(JSON.parse(answer.text).data.mobile).toBe(people.subscriber.mobile);
});

test('no header, redirect, script or failure of an API passes through the proxy unchanged', async ({
  startSite,
}) => {
  let reply = emptyList;
  const upstream = await startUpstream((response) => reply(response));
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const call = `${site.origin}/api/v1/ghost/getCategories`;
  const picture = `${site.origin}/media/poster/1`;

  await test.step('headers and cookies of the browser do not reach the API, and the API’s do not reach the browser', async () => {
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
    const answer = await sendRequest(`${site.origin}/api/v1/get/discover`, smuggled);
    await sendRequest(call, smuggled);
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([]);

    const [personal, common] = upstream.received;
    expect(personal?.authorization).toBe('Bearer the-viewers-token');
    expect(common?.authorization, 'an answer for everyone is asked for as a guest').toBeUndefined();
    for (const headers of [personal, common]) {
      expect(headers?.cookie).toBeUndefined();
      expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
      expect(headers?.['accept-language']).toBe('en');
      expect(JSON.stringify(headers)).not.toMatch(/smuggled|6\.6\.6\.6/);
    }
  });

  await test.step('a redirect of the API is followed by neither the server nor the viewer', async () => {
    reply = (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    };
    const before = upstream.received.length;
    const answer = await sendRequest(call);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('location')).toBeNull();
    expect(upstream.received).toHaveLength(before + 1);
  });

  await test.step('a page with a script never runs on the brand’s origin', async () => {
    reply = (response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
      response.end('<script>window.pardeWasHere = true</script>');
    };
    const answer = await sendRequest(call);
    expect([answer.status, answer.text]).toEqual([500, '{}']);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const { headers } = await sendRequest(picture);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  await test.step('a viewer who disconnects during an answer does not affect other viewers', async () => {
    reply = (response) => {
      response.setHeader('content-type', 'application/json');
      response.write(`[${' '.repeat(10_000)}`);
    };
    for (const encoding of ['identity', 'gzip', 'br']) {
      const leaving = new AbortController();
      // The server buffers the answer to a call completely, but streams media.
      const response = await fetch(picture, {
        signal: leaving.signal,
        headers: { 'accept-encoding': encoding },
      });
      const reader = response.body?.getReader();
      await reader?.read();
      leaving.abort();
      await expect(reader?.read(), encoding).rejects.toThrow();
      const isAlive = async () =>
        (await sendRequest(`${site.origin}/healthz`).catch(() => undefined))?.text;
      await expect.poll(isAlive, encoding).toBe('ok');
    }
  });

  await test.step('an API that is down is reported in the contract’s error format', async () => {
    await upstream.stop();
    expectRefusal(await sendRequest(call), 502);
    const page = await sendRequest(site.origin);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.text).toContain('<h1');
    expect(page.text).toContain('در حال بارگذاری…');
    const failed = await sendRequest(picture);
    expect(failed.status).toBe(502);
    expect(failed.headers.get('cache-control')).toBe('no-store');
  });
});
