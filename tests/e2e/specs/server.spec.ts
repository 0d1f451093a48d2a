import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { buildOf } from '../support/brand-server.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { people, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { emptyList, startUpstream } from '../support/upstream.ts';

const anHour = 'public, max-age=3600';

test.describe('what search engines are told', () => {
  test('robots.txt shuts what is a viewer’s own and names the sitemap', async ({ site }) => {
    const { status, headers, text } = await ask(`${site.origin}/robots.txt`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe(anHour);
    const lines = text.split('\n');
    expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    for (const shut of ['/payments$', '/profile/list/', '/login?', '/api/v1/', '/search/']) {
      expect(lines).toContain(`Disallow: ${shut}`);
    }
    expect(lines).not.toContain('Disallow: /');
  });

  test('the sitemap leads to every page that may be listed, and each of them may', async ({
    page,
    site,
  }) => {
    /** The addresses in a sitemap, as an XML parser reads them. */
    const read = async (address: string): Promise<string[]> => {
      const { status, headers, text, cookies } = await ask(address);
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
      const { status, text } = await ask(address);
      expect(status, address).toBe(200);
      expect(text, address).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(text, address).not.toContain('noindex');
    }
  });

  test('the catalogue is read once for all who ask, and a failure is not kept', async ({
    startSite,
    api,
  }) => {
    const site = await startSite({});
    const address = `${site.origin}/sitemap-movie.xml`;
    await api.setFault({ operationId: 'listTitles', status: 500, times: 20 });
    const failed = await ask(address);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(failed.headers.get('retry-after')).not.toBeNull();
    await api.reset();

    await Promise.all([ask(address), ask(address)]);
    const calls = (await api.calls()).length;
    await ask(address);
    expect(await api.calls()).toHaveLength(calls);
  });
});

test('an id follows a request to the log, to the API and back', async ({ startSite }) => {
  const upstream = await startUpstream(emptyList);
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const requestId = 'balancer-0001';
  for (const path of ['/?ref=abc', '/api/v1/get/discover']) {
    const answer = await ask(site.origin + path, { headers: { 'x-request-id': requestId } });
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
  const strange = await ask(site.origin, { headers: { 'x-request-id': 'a b;<script>' } });
  expect(strange.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  await upstream.stop();
});

test('every answer is for its own site alone', async ({ startSite }) => {
  const site = await startSite({ ORIGINS: 'https://127.0.0.1:{port}' });
  for (const path of ['/', '/nowhere', '/profile', '/api/v1/nothing', '/icon.svg', '/robots.txt']) {
    const { headers } = await ask(site.origin + path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('otp-credentials=(self)'),
    });
  }
  for (const path of ['/', '/nowhere', '/login', '/?ref=abc']) {
    const { headers } = await ask(site.origin + path);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  }
});

test('it says that it lives and that it is ready', async ({ site }) => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, text } = await ask(site.origin + path);
    expect([status, text]).toEqual([200, 'ok']);
  }
});

test('it is ready once the API has answered it, and stays so through an outage', async ({
  startSite,
}) => {
  const api = { isUp: false };
  const upstream = await startUpstream((response) => {
    if (api.isUp) emptyCategories(response);
    else response.writeHead(404).end('There is no such path.');
  });
  const site = await startSite({ API_BASE_URL: upstream.baseUrl });
  const ready = async () => {
    const { status, text } = await ask(`${site.origin}/readyz`);
    return [status, text];
  };
  expect(await ready()).toEqual([503, 'no answer of the API yet']);
  expect((await ask(`${site.origin}/healthz`)).status).toBe(200);
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

test('a server with a wrong setting does not start, and names it', async ({ brand }) => {
  const good = {
    ORIGINS: 'https://parde.example',
    API_BASE_URL: 'https://api.example/api/v1',
  };
  const wrong: Record<string, Record<string, string>> = {
    ORIGINS: { ORIGINS: '' },
    API_BASE_URL: { API_BASE_URL: 'api.example' },
    API_OFFERS: { API_OFFERS: 'getTop,getTopp' },
    PORT: { PORT: 'many' },
    IMAGE_ORIGINS: { IMAGE_ORIGINS: 'img.example' },
    SUPPORT_WIDGET_URL: { SUPPORT_WIDGET_URL: 'chat' },
    ASSUME_SUBSCRIBED: { ASSUME_SUBSCRIBED: 'yes' },
  };
  for (const [name, setting] of Object.entries(wrong)) {
    const child = spawn(process.execPath, [`${buildOf(brand).server}/index.js`], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...good, ...setting },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect(code, name).not.toBe(0);
    expect(said).toContain(`  ${name} `);
    for (const other of Object.keys(wrong).filter((each) => each !== name)) {
      expect(said, name).not.toContain(`  ${other} `);
    }
  }
});

test.describe('what differs by host is decided by the host that was asked', () => {
  /** The brand's rules in the page. `fetch` cannot set the host. */
  async function rulesAt(origin: string, headers: OutgoingHttpHeaders = {}): Promise<unknown> {
    const question = get(origin, { headers });
    const [answer]: IncomingMessage[] = await once(question, 'response');
    expect(answer?.statusCode).toBe(200);
    const html = answer ? await text(answer) : '';
    const [, json = ''] = /<script id="parde-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const data: { facts: { rules: unknown } } = JSON.parse(json);
    return data.facts.rules;
  }

  test('the assumed subscription holds but on the excepted hosts', async ({ startSite, api }) => {
    const one = await startSite({
      ASSUME_SUBSCRIBED: '1',
      ASSUME_SUBSCRIBED_EXCEPT: 'localhost',
    });
    const other = one.origin.replace('127.0.0.1', 'localhost');
    expect(await rulesAt(one.origin)).toMatchObject({ assumesSubscribed: true });
    expect(await rulesAt(other)).toMatchObject({ assumesSubscribed: false });
    // In the other order too: nothing of a host may be cached.
    expect(await rulesAt(one.origin)).toMatchObject({ assumesSubscribed: true });

    const both = await startSite({
      ASSUME_SUBSCRIBED: '1',
      ASSUME_SUBSCRIBED_EXCEPT: 'localhost,127.0.0.1',
    });
    expect(await rulesAt(both.origin)).toMatchObject({ assumesSubscribed: false });
    const { session } = await sessionOf(both, api, people.subscriber.mobile);
    expect(await rulesAt(both.origin, { cookie: `session=${session}` })).toMatchObject({
      assumesSubscribed: false,
    });
  });

  const asElsewhere = { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false };

  test('nothing is hidden and nobody assumed where nothing says so', async ({ site }) => {
    expect(await rulesAt(site.origin)).toEqual(asElsewhere);
  });

  /** The hosts of the brands' own rules. */
  const ownHosts: Readonly<Record<string, { host: string; hides: object }>> = {
    partner: { host: 'app.mahtab.example', hides: { showsPayments: false } },
    plus: { host: 'plus.parde.example', hides: { showsFullRateTip: false } },
  };

  const originsWith = (host: string) => `http://127.0.0.1:{port},http://${host}:{port}`;
  const atHost = ({ origin }: { readonly origin: string }, host: string) => ({
    host: `${host}:${new URL(origin).port}`,
  });

  test('a brand’s own rules hold on its own hosts @story @smoke', async ({ brand, startSite }) => {
    const { host = 'localhost', hides = {} } = ownHosts[brand] ?? {};
    const inApp = await startSite({ DEPLOYMENT: 'in-app', ORIGINS: originsWith(host) });
    expect(await rulesAt(inApp.origin, atHost(inApp, host))).toEqual({ ...asElsewhere, ...hides });
    expect(await rulesAt(inApp.origin)).toEqual(asElsewhere);
  });

  test('the payments are hidden in the one deployment alone @story', async ({
    brand,
    startSite,
  }) => {
    const { host = 'localhost' } = ownHosts[brand] ?? {};
    const site = await startSite({ ORIGINS: originsWith(host) });
    expect(await rulesAt(site.origin, atHost(site, host))).toEqual(asElsewhere);
  });
});
