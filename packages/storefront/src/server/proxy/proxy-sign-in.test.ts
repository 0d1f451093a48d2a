import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';
import { readEnvironment } from '../../config/environment.server.ts';
import { createBackend } from '../backend/backend.server.ts';
import { restrictHosts } from '../hosts/hosts.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { proxyRoutes } from './proxy.server.ts';
import { sessionCookie } from './secret-cookie.ts';

const origin = 'http://parde.test';
const second = 'http://tv.parde.test';
const mobile = '09123456789';

interface Received {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The API's answer to a call: JSON, or a text with its type. */
type Reply = object | { readonly type: string; readonly body: string };

interface Where {
  /** The requested host. */
  readonly at?: string;
  /** The page that sends the request. */
  readonly from?: string;
}

let server: Server | undefined;

afterEach(() => vi.restoreAllMocks());
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

function write(response: ServerResponse, reply: Reply | undefined): void {
  if (reply === undefined) {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  } else if ('type' in reply) {
    response.writeHead(200, { 'content-type': reply.type }).end(reply.body);
  } else {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  }
}

/** Returns the proxy in front of an API with these answers, by keys such as `POST /login`. All other calls fail. */
async function inFrontOf(replies: Readonly<Record<string, Reply>>) {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url?.replace('/api/v1', '')}`;
    received.push({ line, headers: request.headers, body: await text(request) });
    write(response, replies[line]);
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
  const post = (path: string, body: object, cookie = '', where: Where = {}) =>
    app.request(`${where.at ?? origin}/api/v1${path}`, {
      method: 'POST',
      headers: {
        origin: where.from ?? where.at ?? origin,
        cookie,
        'content-type': 'application/json',
        'user-agent': 'Firefox/145.0 (Android)',
      },
      body: JSON.stringify(body),
    });
  return { post, received };
}

const setCookies = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(/; (?!Max-Age=0)/)[0]);

const code = { mobile, ref: '0' };
const login = { mobile, password: '4821' };
const sent = { message: 'Sent.' };

describe('the id of a code request', () => {
  it('is moved from the answer into a cookie that scripts cannot read', async () => {
    const { post, received } = await inFrontOf({
      'POST /login/send-code': { ...sent, request_id: 'req+1=' },
    });
    const answer = await post('/login/send-code', code);
    expect(await answer.json()).toEqual(sent);
    expect(received[0]?.headers['code-request']).toBe('named');
    expect(answer.headers.getSetCookie()).toEqual([
      'code-request=req%2B1%3D; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('is sent with the login and the next request, and only from its own browser', async () => {
    const { post, received } = await inFrontOf({
      'POST /login/send-code': { ...sent, request_id: 7 },
      'POST /login': { token: 'tok_12345678' },
    });
    const again = await post(
      '/login/send-code',
      { ...code, request_id: 'forged' },
      'code-request=a',
    );
    expect(setCookies(again)).toEqual(['code-request=7']);
    const opened = await post('/login', { ...login, request_id: 'forged' }, 'code-request=a%2Bb');
    expect(setCookies(opened)).toEqual(['session=tok_12345678', 'code-request=; Max-Age=0']);
    await post('/login', { ...login, request_id: 'forged' });
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      { ...code, request_id: 'a' },
      { ...login, request_id: 'a+b' },
      login,
    ]);
  });

  it('remains after a failed login', async () => {
    const { post } = await inFrontOf({});
    const answer = await post('/login', login, 'code-request=a');
    expect(answer.status).toBe(500);
    expect(setCookies(answer)).toEqual([]);
  });

  it.each([
    ['says nothing of it', sent],
    ['answers an empty body', { type: 'application/json', body: '' }],
    ['answers something else', { type: 'application/json', body: '"sent"' }],
  ])('is deleted if the server %s', async (_, reply) => {
    const { post, received } = await inFrontOf({
      'POST /login/send-code': reply,
      'POST /login': { token: 'tok_12345678' },
    });
    const answer = await post('/login/send-code', code, 'code-request=of-yesterday');
    expect(answer.status).toBe(200);
    expect(setCookies(answer)).toEqual(['code-request=; Max-Age=0']);
    expect((await post('/login', login)).status).toBe(200);
    expect(JSON.parse(received[1]?.body ?? '')).toEqual(login);
  });
});

describe('a new sign-in', () => {
  it('ends the browser’s previous session', async () => {
    const { post, received } = await inFrontOf({
      'POST /login': { token: 'tok_new_12345' },
      'POST /logout': sent,
    });
    const answer = await post('/login', login, 'session=tok_old_12345');
    expect(await answer.json()).toEqual({ token: 'kept-by-cookie' });
    expect(setCookies(answer)[0]).toBe('session=tok_new_12345');
    expect(received.map(({ line, headers }) => [line, headers.authorization])).toEqual([
      ['POST /login', undefined],
      ['POST /logout', 'Bearer tok_old_12345'],
    ]);
  });

  it('succeeds even if the previous session does not end', async () => {
    const { post } = await inFrontOf({ 'POST /login': { token: 'tok_new_12345' } });
    expect((await post('/login', login, 'session=tok_old_12345')).status).toBe(200);
  });

  it.each([
    ['has a space', 'two words'],
    ['is no ASCII', 'توکن-۱۲۳۴۵۶۷۸'],
    ['is too long', 'x'.repeat(4090)],
  ])('fails if the token fits in no cookie, and is logged: the token %s', async (_, token) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { post } = await inFrontOf({ 'POST /login': { token }, 'POST /logout': sent });
    const answer = await post('/login', login, 'session=tok_old_12345; code-request=a');
    expect(answer.status).toBe(502);
    expect(setCookies(answer)).toEqual([]);
    const lines = written.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('token-not-stored'))).toHaveLength(1);
    expect(lines.join()).not.toContain(token);
  });

  it('fails if the token is empty', async () => {
    const { post } = await inFrontOf({ 'POST /login': { token: '' } });
    const answer = await post('/login', login, 'session=tok_old_12345');
    expect([answer.status, setCookies(answer)]).toEqual([500, []]);
  });

  it('succeeds with a token of one character', async () => {
    const { post, received } = await inFrontOf({
      'POST /login': { token: '7' },
      'POST /logout': sent,
    });
    const answer = await post('/login', login);
    expect(answer.status).toBe(200);
    expect(setCookies(answer)[0]).toBe('session=7');
    await post('/logout', {}, 'session=7');
    expect(received[1]?.headers.authorization).toBe('Bearer 7');
  });

  it.each([
    ['the server gave the same token again', { token: 'tok_old_12345' }],
    ['it failed', { nothing: true }],
  ])('ends no earlier session if %s', async (_, reply) => {
    const { post, received } = await inFrontOf({ 'POST /login': reply });
    await post('/login', login, 'session=tok_old_12345');
    expect(received.map(({ line }) => line)).toEqual(['POST /login']);
  });
});

describe('at another host of ORIGINS', () => {
  const at = second;

  it('viewers sign in with a cookie of that host only', async () => {
    const { post } = await inFrontOf({
      'POST /login/send-code': { ...sent, request_id: 'r1' },
      'POST /login': { token: 'tok_12345678' },
    });
    const codeAnswer = await post('/login/send-code', code, '', { at });
    expect([codeAnswer.status, setCookies(codeAnswer)]).toEqual([200, ['code-request=r1']]);
    const opened = await post('/login', login, 'code-request=r1', { at });
    expect(opened.status).toBe(200);
    expect(opened.headers.getSetCookie()[0]).toBe(
      'session=tok_12345678; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['the first host', { at, from: origin }],
    ['the other, at the first', { at: origin, from: at }],
    ['elsewhere', { at, from: 'http://evil.example' }],
    ['nowhere', { at, from: 'null' }],
  ])('writes from %s are refused', async (_, where) => {
    const { post, received } = await inFrontOf({ 'POST /login': { token: 'tok_12345678' } });
    expect((await post('/login', login, '', where)).status).toBe(403);
    expect(received).toEqual([]);
  });
});

describe('the session cookie after a revocation', () => {
  const session = 'session=tok_12345678';
  const expired = ['session=; Max-Age=0'];

  it.each([
    ['the viewer’s own', '/sessions/revoke', { data: { current: true } }, expired],
    ['another', '/sessions/revoke', { data: { current: false } }, []],
    ['one of a server that says nothing of it', '/sessions/revoke', sent, []],
    ['every one', '/sessions/revoke_all', sent, expired],
  ])('%s', async (_, path, reply, cookies) => {
    const { post } = await inFrontOf({ [`POST ${path}`]: reply });
    const answer = await post(path, { id: 's-1' }, session);
    expect(answer.status).toBe(200);
    expect(setCookies(answer)).toEqual(cookies);
  });

  it('remains if the call failed', async () => {
    const { post } = await inFrontOf({});
    expect(setCookies(await post('/sessions/revoke_all', {}, session))).toEqual([]);
  });
});

it('sends the browser’s user agent to the API', async () => {
  const { post, received } = await inFrontOf({ 'POST /login': { token: 'tok_12345678' } });
  await post('/login', login);
  expect(received[0]?.headers['user-agent']).toBe('Firefox/145.0 (Android)');
});
