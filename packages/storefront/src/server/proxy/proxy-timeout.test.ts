import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../config/environment.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import { createBackend } from '../backend/backend.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { proxyRoutes } from './proxy.server.ts';
import { sessionCookie } from './secret-cookie.ts';

const origin = 'http://parde.test';
const lines = loggedLines();

let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/**
 * Calls an API that sends the beginning of an answer and then stalls, and calls `end` at that point. Resolves when
 * the API's connection is closed.
 */
async function callTo(end: () => void, signal?: AbortSignal) {
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  server = createServer((_request, response) => {
    response.on('close', close);
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":', end);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null | undefined = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const environment = readEnvironment({
    API_BASE_URL: `http://127.0.0.1:${address.port}/api/v1`,
    KIDS_LOCK_SECRET: 'x'.repeat(32),
    ORIGINS: origin,
  });
  const app = new Hono<{ Variables: ServerVariables }>();
  app.use(async (context, next) => {
    context.set('requestId', 'r-1');
    context.set('viewerAddress', '203.0.113.7');
    await next();
  });
  app.route('/api/v1', proxyRoutes(environment, createBackend(environment), sessionCookie(origin)));
  const answer = await app.request('/api/v1/get/discover', { signal: signal ?? null });
  await closed;
  return answer;
}

it('a viewer who leaves aborts the call to the API', async () => {
  const viewer = new AbortController();
  await callTo(() => viewer.abort(), viewer.signal);
  expect(lines).toEqual([]);
});

it('all requests of a call share one timeout', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const up = new DOMException('The time is up', 'TimeoutError');
  const answer = await callTo(() => clock.abort(up));
  expect(answer.status).toBe(502);
  expect(lines.join()).toContain('api-unreachable');
  // nginx treats a server without output for 20 seconds as down.
  expect(timeout.mock.calls).toEqual([[17_000]]);
});
