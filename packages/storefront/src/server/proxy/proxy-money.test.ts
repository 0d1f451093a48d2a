import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';
import { readEnvironment } from '../../config/environment.server.ts';
import { createBackend } from '../backend/backend.server.ts';
import { restrictHosts } from '../hosts/hosts.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { proxyRoutes } from './proxy.server.ts';
import { sessionCookie } from './secret-cookie.ts';

const origin = 'http://parde.test';
const second = 'http://tv.parde.test';
const callback_url = `${origin}/callback`;
const evil = 'https://evil.example/callback';

interface Received {
  readonly url: string | undefined;
  readonly type: IncomingMessage['headers']['content-type'];
  readonly body: string;
}

let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** Returns the request that the API receives for a call from a script. */
async function forwarded(path: string, body: object, type = 'application/json', at = origin) {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    const { url, headers } = request;
    received.push({ url, type: headers['content-type'], body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null | undefined = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const environment = readEnvironment({
    API_BASE_URL: `http://127.0.0.1:${address.port}/api/v1`,
    KIDS_LOCK_SECRET: 'x'.repeat(32),
    ORIGINS: `${origin}, ${second}`,
  });
  const app = new Hono<{ Variables: ServerVariables }>();
  app.use(async (context, next) => {
    context.set('requestId', 'r-1');
    context.set('viewerAddress', '203.0.113.7');
    await next();
  });
  app.use(restrictHosts({ ...testBrand, otherHosts: 'serve' }, environment));
  app.route('/api/v1', proxyRoutes(environment, createBackend(environment), sessionCookie(origin)));
  await app.request(`${at}/api/v1${path}`, {
    method: 'POST',
    headers: { origin: at, 'content-type': type },
    body: JSON.stringify(body),
  });
  return received[0];
}

const charge = '/get/charge_wallet';
const amount = { amount: 20_000, payment_method: 'mellat' };

it.each([charge, '/buy/plan', '/buy/items', '/directdebit/buy_subscription'])(
  'the callback address is our own page for %s, whatever a script has sent',
  async (path) => {
    for (const sent of [{}, { callback_url: evil }, { callback_url: null }]) {
      expect(JSON.parse((await forwarded(path, sent))?.body ?? '')).toEqual({ callback_url });
    }
  },
);

it('the callback address is on the host of the viewer’s session', async () => {
  const forwardedCall = await forwarded(charge, amount, undefined, second);
  expect(JSON.parse(forwardedCall?.body ?? '')).toEqual({
    ...amount,
    callback_url: `${second}/callback`,
  });
});

it('other ways to send a callback address do not reach the API', async () => {
  const query = new URLSearchParams({ callback_url: evil });
  const forwardedCall = await forwarded(`${charge}?${query}`, amount);
  expect(forwardedCall?.url).toBe('/api/v1/get/charge_wallet');
  const form = await forwarded(
    charge,
    { ...amount, [`a&callback_url=${encodeURIComponent(evil)}&b`]: '' },
    'application/x-www-form-urlencoded',
  );
  expect(form?.type).toBe('application/json');
});

it('operations without a payment get no callback address', async () => {
  const sent = { id: 'dd-1' };
  const received = await forwarded('/directdebit/delete_subscription', sent);
  expect(JSON.parse(received?.body ?? '')).toEqual(sent);
});
