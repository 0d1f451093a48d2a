import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';
import type { ServerVariables } from '../server-variables.ts';
import { restrictHosts, viewerAddress } from './hosts.server.ts';

const first = 'https://parde.example';
const www = 'https://www.parde.example';
const app = 'https://app.parde.example:8443';
const free = 'https://free.parde.example';

interface Given {
  readonly origins?: [string, ...string[]];
  readonly otherHosts?: Brand['otherHosts'];
}

/** Returns a client for a server that answers with the origin of each request. */
function serverOf(given: Given = {}) {
  const server = appOf(given);
  return async (url: string, method = 'GET') => {
    // TLS ends before the server, so it receives http.
    const answer = await server.request(url.replace('https:', 'http:'), { method });
    const { status, headers } = answer;
    return { status, headers, location: headers.get('location'), text: await answer.text() };
  };
}

function appOf({ origins = [first, www, app, free], otherHosts = 'redirect' }: Given = {}) {
  const brand: Brand = {
    ...testBrand,
    otherHosts,
    rules: { hidePayments: { hosts: ['App.parde.example'], deployment: 'elsewhere' } },
  };
  const settings = { ORIGINS: origins, ASSUME_SUBSCRIBED_EXCEPT: ['free.parde.example'] };
  const server = new Hono<{ Variables: ServerVariables }>();
  server.use(restrictHosts(brand, settings));
  server.all('*', (context) => context.text(context.var.origin));
  return server;
}

afterEach(() => vi.restoreAllMocks());

function logged() {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return lines;
}

describe('a host of ORIGINS', () => {
  it.each([
    ['the first', 'https://parde.example/movie/1', first],
    ['in another spelling', 'https://PARDE.example:443/', first],
    [
      'that a rule of the brand names, in whatever deployment',
      'https://app.parde.example:8443/',
      app,
    ],
    ['that is excepted from the assumed subscription', 'https://free.parde.example/', free],
  ])('is served: %s', async (_, url, origin) => {
    for (const method of ['GET', 'POST']) {
      expect(await serverOf()(url, method)).toMatchObject({ status: 200, text: origin });
    }
  });

  it.each(['/', '/movie/1?season=2&x=%20', '/robots.txt', '/assets/a.js', '/media/poster/1'])(
    'redirects %s to the first origin',
    async (path) => {
      const answer = await serverOf()(www + path);
      expect(answer).toMatchObject({ status: 308, location: first + path, text: '' });
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
      expect(answer.headers.get('x-accel-expires')).toBe('0');
    },
  );

  it.each([
    '//evil.example/x',
    '///evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/@evil.example',
    '/.evil.example',
    '/%0d%0alocation:x',
    '/..//evil.example',
    '/?to=https://evil.example',
  ])('redirects to no other host with %s', async (path) => {
    const { status, location } = await serverOf()(www + path);
    expect(status).toBe(308);
    expect(new URL(location ?? '').origin).toBe(first);
    expect(location?.startsWith(`${first}/`)).toBe(true);
  });

  it('is served if the brand serves all hosts', async () => {
    const sendRequest = serverOf({ otherHosts: 'serve' });
    expect(await sendRequest(`${www}/movie/1`)).toMatchObject({ status: 200, text: www });
    expect(await sendRequest(`${www}/api/v1/login`, 'POST')).toMatchObject({
      status: 200,
      text: www,
    });
  });

  it('refuses calls if it redirects, and names the first origin', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await serverOf()(`${www}/api/v1/get/user`, method);
      expect(answer).toMatchObject({ status: 421, location: null });
      expect(JSON.parse(answer.text)).toEqual({
        message: expect.stringContaining(first),
        message_fa: expect.stringContaining(first),
      });
    }
  });

  it('redirects a bank’s form with its method', async () => {
    expect(await serverOf()(`${www}/callback`, 'POST')).toMatchObject({
      status: 308,
      location: `${first}/callback`,
    });
  });
});

describe('a host of ORIGINS with a trailing dot', () => {
  it.each([
    ['https://parde.example./movie/1?season=2', `${first}/movie/1?season=2`],
    ['https://parde.example.//evil.example', `${first}//evil.example`],
    ['https://app.parde.example.:8443/', `${app}/`],
    ['https://www.parde.example./', `${www}/`],
  ])('redirects to the same host without the dot: %s', async (url, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await serverOf()(url, method);
      expect(answer).toMatchObject({ status: 308, location, text: '' });
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    }
  });

  it('refuses writes and calls, and names the correct origin', async () => {
    for (const [method, path] of [
      ['POST', '/callback'],
      ['GET', '/api/v1/get/user'],
      ['POST', '/api/v1/login'],
    ]) {
      const answer = await serverOf()(`https://parde.example.${path}`, method);
      expect(answer).toMatchObject({ status: 421, location: null });
      expect(answer.text).toContain(`This site is at ${first} now.`);
    }
  });
});

describe('any other host', () => {
  it('gets a 421 even if it is no valid address', async () => {
    const { fetch } = appOf();
    const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const request = get({ port, host: '127.0.0.1', headers: { host: '99999999999999999999' } });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    expect(answer?.statusCode).toBe(421);
    answer?.resume();
    server.close();
  });

  it.each([
    'https://evil.example/',
    'https://parde.example.evil.example/',
    'https://parde.example:8443/',
    'https://other.example:8443/',
    'https://app.parde.example/',
    'https://203.0.113.7/',
    'https://localhost/',
  ])('gets a 421 in two languages: %s', async (url) => {
    logged();
    const { origin } = new URL(url);
    const page = await serverOf()(url);
    expect(page.status).toBe(421);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.text).toContain(`add ${origin} to ORIGINS`);
    expect(page.text).toMatch(/[آ-ی]/);
    const call = await serverOf()(new URL('/api/v1/login', url).href, 'POST');
    expect(call.status).toBe(421);
    expect(JSON.parse(call.text)).toEqual({
      message: expect.stringContaining('ORIGINS'),
      message_fa: expect.stringMatching(/[آ-ی]/),
    });
  });

  it.each(['https://par_de.example/', 'https://parde.example../', 'https://parde.example:0/'])(
    'gets no hint about ORIGINS if ORIGINS cannot contain it: %s',
    async (url) => {
      const lines = logged();
      const { status, text } = await serverOf()(url);
      expect(status).toBe(421);
      expect(text).toMatch(/>این سرور [^<]* ندارد\.<.*>This server has no site at this address\.</);
      const call = await serverOf()(new URL('/api/v1/login', url).href, 'POST');
      expect(JSON.parse(call.text).message).toBe('This server has no site at this address.');
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(JSON.parse(line)).not.toHaveProperty('fix');
    },
  );

  it('with a trailing dot is reported without the dot', async () => {
    const lines = logged();
    const { status, text } = await serverOf()('https://other.example.:8443/');
    expect(status).toBe(421);
    expect(text).toContain('add https://other.example:8443 to ORIGINS');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      host: 'other.example.:8443',
      fix: 'add https://other.example:8443 to ORIGINS',
    });
  });

  it.each(['.', '..'])('is not a host of ORIGINS if it is only %s', async (host) => {
    logged();
    expect((await serverOf()(`https://${host}/`)).status).toBe(421);
    expect((await serverOf()(`https://${host}:8443/`)).status).toBe(421);
  });

  it('is logged once, up to a limit of hosts', async () => {
    const lines = logged();
    const sendRequest = serverOf();
    for (const host of ['a', 'b', 'a']) await sendRequest(`https://${host}.evil.example/`);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      ['a', 'b'].map((host) => ({
        time: expect.any(String),
        event: 'unknown-host',
        level: 'warning',
        host: `${host}.evil.example`,
        fix: `add https://${host}.evil.example to ORIGINS`,
      })),
    );
    for (let number = 0; number < 300; number += 1)
      await sendRequest(`https://${number}.evil.example/`);
    expect(lines).toHaveLength(100);
  });
});

describe('on plain http', () => {
  const local: Given = { origins: ['http://localhost:3000', 'http://parde.test'] };

  it.each(['localhost', '127.0.0.1', '[::1]'])('%s is the local machine', async (name) => {
    const origin = `http://${name}:3000`;
    // The origin keeps the requested name, because the session is a cookie of that host.
    expect(await serverOf(local)(`${origin}/`)).toMatchObject({ status: 200, text: origin });
  });

  it('a trailing dot is removed too', async () => {
    for (const [host, port] of [
      ['parde.test', ''],
      ['localhost', ':3000'],
    ]) {
      const { status, location } = await serverOf(local)(`http://${host}.${port}/`);
      expect({ status, location }).toEqual({ status: 308, location: `http://${host}${port}/` });
    }
  });

  it('another port is another host', async () => {
    logged();
    expect((await serverOf(local)('http://127.0.0.1:3001/')).status).toBe(421);
  });

  it('a redirect leads to the first origin as written in ORIGINS', async () => {
    const { location } = await serverOf(local)('http://parde.test/movie/1');
    expect(location).toBe('http://localhost:3000/movie/1');
  });
});

it('is the socket’s address without a trusted proxy, whatever the header contains', () => {
  expect(viewerAddress('1.2.3.4', '9.9.9.9', 0)).toBe('9.9.9.9');
});

it('is the address that the outermost trusted proxy appended', () => {
  expect(viewerAddress('6.6.6.6, 1.2.3.4', '127.0.0.1', 1)).toBe('1.2.3.4');
  expect(viewerAddress('6.6.6.6, 1.2.3.4, 10.0.0.1', '127.0.0.1', 2)).toBe('1.2.3.4');
  expect(viewerAddress('2001:db8::1', '127.0.0.1', 1)).toBe('2001:db8::1');
});

it('is the socket’s address if the header is missing, too short or invalid', () => {
  expect(viewerAddress(undefined, '9.9.9.9', 1)).toBe('9.9.9.9');
  expect(viewerAddress('1.2.3.4', '9.9.9.9', 2)).toBe('9.9.9.9');
  expect(viewerAddress('evil\r\nx: y', '9.9.9.9', 1)).toBe('9.9.9.9');
});
