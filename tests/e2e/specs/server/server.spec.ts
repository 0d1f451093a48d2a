import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { buildOf } from '../../support/servers/brand-server.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { emptyList, startUpstream } from '../../support/servers/upstream.ts';
import { people, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const anHour = 'public, max-age=3600';

test('robots.txt disallows private pages and names the sitemap, which lists the indexable pages; security.txt exists', async ({
  page,
  site,
}) => {
  const robots = await sendRequest(`${site.origin}/robots.txt`);
  expect(robots.status).toBe(200);
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(robots.headers.get('cache-control')).toBe(anHour);
  const lines = robots.text.split('\n');
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  for (const path of ['/payments$', '/profile/list/', '/login?', '/api/v1/', '/search/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).not.toContain('Disallow: /');

  const security = await sendRequest(`${site.origin}/.well-known/security.txt`);
  expect(security.status).toBe(200);
  expect(security.text).toContain(`Canonical: ${site.origin}/.well-known/security.txt\n`);

  /** Returns the addresses in a sitemap, as an XML parser reads them. */
  const read = async (address: string): Promise<string[]> => {
    const { status, headers, text, cookies } = await sendRequest(address);
    expect(status, address).toBe(200);
    expect(headers.get('content-type'), address).toContain('application/xml');
    expect(headers.get('cache-control'), address).toBe(anHour);
    expect(cookies).toEqual([]);
    return page.evaluate((xml) => {
      const file = new DOMParser().parseFromString(xml, 'application/xml');
      if (file.querySelector('parsererror')) throw new Error('It is not XML.');
      return Array.from(file.querySelectorAll('loc'), (loc) => loc.textContent ?? '');
    }, text);
  };
  const parts = await read(`${site.origin}/sitemap.xml`);
  expect(parts).toContain(`${site.origin}/sitemap-pages.xml`);
  const addresses = (await Promise.all(parts.map(read))).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${site.origin}/`);
  expect(addresses).toContain(`${site.origin}/movie/${films.usual}`);
  expect(addresses.length, 'more than a page of the API').toBeGreaterThan(100);

  for (const address of [addresses[0] ?? '', addresses[1] ?? '', addresses.at(-1) ?? '']) {
    const { status, text } = await sendRequest(address);
    expect(status, address).toBe(200);
    expect(text, address).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(text, address).not.toContain('noindex');
  }
});

test('a request’s id is in the log, in the call to the API and in the answer', async ({
  startSite,
}) => {
  const upstream = await startUpstream(emptyList);
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const requestId = 'balancer-0001';
  for (const path of ['/?ref=abc', '/api/v1/get/discover']) {
    const answer = await sendRequest(site.origin + path, {
      headers: { 'x-request-id': requestId },
    });
    expect(answer.headers.get('x-request-id')).toBe(requestId);
  }
  expect(upstream.received.length).toBeGreaterThan(1);
  for (const headers of upstream.received) expect(headers['x-request-id']).toBe(requestId);
  await expect
    .poll(() => site.requests())
    .toEqual([
      expect.objectContaining({ requestId, method: 'GET', path: '/', status: 200 }),
      expect.objectContaining({ requestId, path: '/api/v1/get/discover', status: 200 }),
    ]);
  const strange = await sendRequest(site.origin, { headers: { 'x-request-id': 'a b;<script>' } });
  expect(strange.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  await upstream.stop();
});

test('an address with a control character or a backslash is a 404', async ({ site }) => {
  for (const path of ['/%09/%5b', '/%5c', '/a%00b', '/movie/1%0A', '/search/%7F', '/%5C%5Cx']) {
    const { status, headers } = await sendRequest(site.origin + path);
    expect({ status, cache: headers.get('cache-control') }, path).toEqual({
      status: 404,
      cache: 'private, no-store',
    });
  }
});

test('every answer has the security headers, and a failed sitemap is not cached', async ({
  startSite,
  api,
}) => {
  const site = await startSite({ ORIGINS: 'https://127.0.0.1:{port}' });
  for (const path of [
    ...['/', '/nowhere', '/profile', '/login', '/?ref=abc', '/icon.svg', '/robots.txt'],
    ...['/api/v1/nothing', '/api/v1/get/discover', '/assets/none.js'],
  ]) {
    const { headers } = await sendRequest(site.origin + path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*otp-credentials=\(self\)/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers.get('x-powered-by'), path).toBeNull();
  }

  const address = `${site.origin}/sitemap-movie.xml`;
  await api.setFault({ operationId: 'listTitles', status: 500, times: 20 });
  const failed = await sendRequest(address);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(failed.headers.get('retry-after')).not.toBeNull();
  await api.reset();
  await Promise.all([sendRequest(address), sendRequest(address)]);
  const calls = (await api.calls()).length;
  await sendRequest(address);
  expect(await api.calls(), 'the catalogue is read once').toHaveLength(calls);
});

test('the server is alive at once, ready after the API’s first answer, and stays ready during an outage', async ({
  startSite,
}) => {
  const api = { isUp: false };
  const upstream = await startUpstream((response) => {
    if (api.isUp) emptyCategories(response);
    else response.writeHead(404).end('There is no such path.');
  });
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const ready = async () => {
    const { status, text } = await sendRequest(`${site.origin}/readyz`);
    return [status, text];
  };
  expect(await ready()).toEqual([503, 'no answer of the API yet']);
  const alive = await sendRequest(`${site.origin}/healthz`);
  expect([alive.status, alive.text]).toEqual([200, 'ok']);
  api.isUp = true;
  expect(await ready()).toEqual([200, 'ok']);
  api.isUp = false;
  expect(await ready()).toEqual([200, 'ok']);
  await upstream.stop();
  expect(await ready()).toEqual([200, 'ok']);
});

function emptyCategories(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  response.end('[]');
}

test('a server with wrong settings does not start, and names each wrong setting', async ({
  brand,
}) => {
  const wrong = { API_BASE_URL: 'api.example', PORT: 'many', SUPPORT_CHAT: 'chat' };
  const child = spawn(process.execPath, [`${buildOf(brand).server}/index.js`], {
    env: { NODE_ENV: 'production', ORIGINS: 'https://parde.example', ...wrong },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).not.toBe(0);
  for (const name of Object.keys(wrong)) expect(message).toContain(`  ${name} `);
  expect(message).not.toContain('  ORIGINS ');
});

test.describe('the requested host determines the host rules', () => {
  /** Returns the brand's rules in the page. `fetch` cannot set the host. */
  async function rulesAt(origin: string, headers: OutgoingHttpHeaders = {}): Promise<unknown> {
    const question = get(origin, { headers });
    const [answer]: IncomingMessage[] = await once(question, 'response');
    expect(answer?.statusCode).toBe(200);
    const html = answer ? await text(answer) : '';
    const [, json = ''] = /<script id="parde-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const data: { facts: { rules: unknown } } = JSON.parse(json);
    return data.facts.rules;
  }

  const asElsewhere = { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false };

  test('everyone is treated as subscribed, except on an excepted host', async ({
    site,
    startSite,
    api,
  }) => {
    expect(await rulesAt(site.origin)).toEqual(asElsewhere);
    const one = await startSite({ ASSUME_SUBSCRIBED: '1', ASSUME_SUBSCRIBED_EXCEPT: 'localhost' });
    const other = one.origin.replace('127.0.0.1', 'localhost');
    expect(await rulesAt(one.origin)).toMatchObject({ assumesSubscribed: true });
    expect(await rulesAt(other)).toMatchObject({ assumesSubscribed: false });
    const { session } = await sessionOf(one, api, people.subscriber.mobile);
    const cookie = `session=${session}`;
    expect(await rulesAt(other, { cookie })).toMatchObject({ assumesSubscribed: false });
    // In the reverse order as well, because rules of a host must not be cached.
    expect(await rulesAt(one.origin)).toMatchObject({ assumesSubscribed: true });
  });

  /** The hosts that the brands' own rules name. */
  const hostsOfBrands: Readonly<Record<string, { host: string; hides: object }>> = {
    partner: { host: 'app.mahtab.example', hides: { showsPayments: false } },
    plus: { host: 'plus.parde.example', hides: { showsFullRateTip: false } },
  };

  // host-rules.test.ts tests the other deployments.
  test('a brand’s own rules apply on its own hosts @story @smoke', async ({ brand, startSite }) => {
    const { host = 'localhost', hides = {} } = hostsOfBrands[brand] ?? {};
    const { origin } = await startSite({
      DEPLOYMENT: 'in-app',
      ORIGINS: `http://127.0.0.1:{port},http://${host}:{port}`,
    });
    const headers = { host: `${host}:${new URL(origin).port}` };
    expect(await rulesAt(origin, headers)).toEqual({ ...asElsewhere, ...hides });
    expect(await rulesAt(origin)).toEqual(asElsewhere);
  });
});
