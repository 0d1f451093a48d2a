import { operationById } from '@parde/api-client/operations';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '../proxy/secret-cookie.ts';
import { limitLoad } from './load-limit.server.ts';

const origin = 'https://parde.example';
const viewer = { headers: { cookie: '__Host-session=token' } };

/** Creates a server that renders ten pages at the same time and delays all answers until `answerAll` is called. */
function busyServer() {
  const app = new Hono();
  let answerAll = () => {};
  const answered = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  app.use(limitLoad(10, sessionCookie(origin)));
  app.all('*', async (context) => {
    await answered;
    return context.text('answered');
  });
  return {
    answerAll,
    /** Returns the refusal, or undefined if the request was accepted. */
    async sendRequest(path: string, init?: RequestInit): Promise<Response | undefined> {
      const pending = Promise.resolve(app.request(path, init));
      const tick = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
      return Promise.race([pending, tick]);
    },
    /** Returns how many more of these requests are accepted. */
    async fill(path: string, init?: RequestInit): Promise<number> {
      let letIn = 0;
      while ((await this.sendRequest(path, init)) === undefined) letIn += 1;
      return letIn;
    },
  };
}

describe('a busy server', () => {
  it('refuses the least important requests first, and writes last', async () => {
    const server = busyServer();
    const prefetch = { headers: { 'sec-purpose': 'prefetch;anonymous' } };
    expect(await server.fill('/movie/1', prefetch)).toBe(5);
    for (const path of ['/media/poster/movie/1', '/api/v1/get/comments/movie/1']) {
      expect(await server.fill(path)).toBe(0);
    }
    expect(await server.fill('/api/v1/get/movie/1', { headers: { purpose: 'prefetch' } })).toBe(0);
    expect(await server.fill('/movie/1')).toBe(2);
    expect(await server.fill('/api/v1/get/movie/1')).toBe(2);
    expect(await server.fill('/movie/1', viewer)).toBe(1);
    expect(await server.fill('/media/stream/t/1.ts'), 'a film without a session').toBe(0);
    expect(await server.fill('/media/stream/t/1.ts', viewer)).toBe(2);
    expect(await server.fill('/api/v1/get/user', viewer)).toBe(0);
    const wallet = `/api/v1${operationById('getWallet').path}`;
    expect(await server.fill(wallet, { ...viewer, method: 'POST' }), 'a read by POST').toBe(0);
    expect(await server.fill('/api/v1/comments/add', { method: 'POST' })).toBe(4);
  });

  it('sends a retry time to pages and scripts, and prevents caching', async () => {
    const server = busyServer();
    await server.fill('/movie/1');
    const page = await server.sendRequest('/movie/1');
    expect(page?.status).toBe(503);
    expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({
      'retry-after': '2',
      'cache-control': 'private, no-store',
      'x-accel-expires': '0',
      'content-type': 'text/html; charset=utf-8',
    });
    await server.fill('/api/v1/get/movie/1');
    const call = await server.sendRequest('/api/v1/get/movie/1');
    expect(call?.headers.get('retry-after')).toBe('2');
    expect(await call?.json()).toEqual({
      message: expect.stringContaining('Try again'),
      message_fa: expect.stringContaining('دوباره تلاش کنید'),
    });
  });

  it('accepts requests again when earlier ones are answered', async () => {
    const server = busyServer();
    await server.fill('/movie/1');
    server.answerAll();
    await expect.poll(async () => (await server.sendRequest('/movie/1'))?.status).toBe(200);
  });
});
