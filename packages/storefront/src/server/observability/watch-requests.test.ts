import { once } from 'node:events';
import { connect } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import type { ServerVariables } from '../server-variables.ts';
import { watchRequests } from './watch-requests.server.ts';

const lines = loggedLines();
const requestLines = () =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

let app: Hono<{ Bindings: HttpBindings; Variables: ServerVariables }>;
let server: ReturnType<typeof serve>;
let port: number;

beforeEach(async () => {
  app = new Hono();
  app.use(watchRequests);
  port = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    );
  });
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Uses its own connection, because the global fetch is stubbed when an API is stubbed. */
async function send(request: string, options: { readonly leaveAfter?: string } = {}) {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    if (options.leaveAfter !== undefined && answer.includes(options.leaveAfter)) socket.destroy();
  });
  await once(socket, 'close');
  return answer;
}

const get = (path: string, ...headers: readonly string[]) =>
  send(
    [
      `GET ${path} HTTP/1.1`,
      'host: www.parde.example',
      'connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  );

it('logs a request with its route, its bytes, and the duration of API calls', async () => {
  const { get: sendRequest } = inFrontOf(() => Response.json({ data: [] }));
  app.get('*', async (context) => {
    await sendRequest('/genres');
    return context.text('سلام');
  });
  await get('/movie/1024?token=secret', 'x-request-id: abcdefgh');
  await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
  expect(requestLines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      event: 'request',
      requestId: 'abcdefgh',
      host: 'www.parde.example',
      method: 'GET',
      path: '/movie/1024',
      route: 'movie',
      status: 200,
      bytes: 8,
      ms: expect.any(Number),
      upstreamMs: expect.any(Number),
    },
  ]);
  expect(lines.join()).not.toContain('secret');
});

it('counts the bytes of streams, and marks a stream that the viewer has aborted', async () => {
  app.get('*', (context) => {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls > 3 && context.req.path === '/whole') controller.close();
        else controller.enqueue(new Uint8Array(50_000).fill(97));
      },
    });
    return context.body(body);
  });
  await get('/whole');
  await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
  expect(requestLines()[0]).toMatchObject({ status: 200, bytes: 150_000 });
  expect(requestLines()[0]).not.toHaveProperty('aborted');

  await send('GET /endless HTTP/1.1\r\nhost: a\r\n\r\n', { leaveAfter: 'aaaa' });
  await vi.waitFor(() => expect(requestLines()).toHaveLength(2));
  expect(requestLines()[1]).toMatchObject({ status: 200, aborted: true });
});

it('logs an interrupted request body as 499 and not as an error', async () => {
  app.post('*', async (context) => context.text(await context.req.text()));
  app.onError((_error, context) => context.text('failed', 500));
  const head = 'POST /api/v1/sms HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';
  await send(`${head}zz\r\n`);
  await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
  expect(requestLines()[0]).toMatchObject({ route: 'api', status: 499, aborted: true, bytes: 0 });
});

it('adds the trace to each API call and each log line', async () => {
  const { get: sendRequest, requests } = inFrontOf(() => new Response('<html>', { status: 404 }));
  app.get('*', async (context) => {
    await Promise.all([sendRequest('/genres'), sendRequest('/genres')]);
    return context.text('');
  });
  await get('/', `traceparent: ${traceparent}`, 'tracestate: rojo=1,congo=2');
  await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
  const [{ spanId }] = requestLines();
  expect(requests.map(({ headers }) => headers.get('traceparent'))).toEqual(
    Array(2).fill(`00-${traceId}-${spanId}-01`),
  );
  expect(requests[0]?.headers.get('tracestate')).toBe('rojo=1,congo=2');
  const all = lines.map((line) => JSON.parse(line));
  expect(all.map(({ event }) => event)).toContain('answer-refused');
  for (const line of all) expect(line).toMatchObject({ traceId });
});

it('starts no trace if there is none', async () => {
  const { get: sendRequest, requests } = inFrontOf(() => Response.json({}));
  app.get('*', async (context) => {
    await sendRequest('/genres');
    return context.text('');
  });
  await get('/', 'traceparent: 00-abc-def-01', 'tracestate: rojo=1');
  await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
  expect(requestLines()[0]).not.toHaveProperty('traceId');
  expect([...(requests[0]?.headers.keys() ?? [])]).not.toContain('traceparent');
  expect([...(requests[0]?.headers.keys() ?? [])]).not.toContain('tracestate');
});
