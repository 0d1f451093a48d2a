import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mediaRoutes } from './proxy.server.ts';

let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** Returns the routes in front of an API with this handler. */
async function before(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null | undefined = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return mediaRoutes(`http://127.0.0.1:${address.port}/api/v1`);
}

it('forwards the request without the viewer’s cookies and address', async () => {
  let received: IncomingMessage | undefined;
  const routes = await before((request, response) => {
    received = request;
    response.end();
  });
  const headers = {
    accept: 'image/avif,image/webp,*/*;q=0.8',
    range: 'bytes=0-9',
    'if-range': '"a"',
    'if-none-match': '"b"',
    'if-modified-since': 'Sat, 21 Nov 2026 08:00:00 GMT',
  };
  await routes.request('/media/poster/movie/1?v=x&w=320', {
    headers: { ...headers, cookie: 'session=secret', authorization: 'Bearer secret' },
  });
  expect(received?.url).toBe('/media/poster/movie/1?v=x&w=320');
  expect(received?.headers).toMatchObject(headers);
  expect(JSON.stringify(received?.rawHeaders)).not.toContain('secret');
});

it.each([
  '/media/..%2finternal/users',
  '/%6dedia/..%2finternal',
  '/media/',
  '/media/a//b',
  '/media/a%00',
])('sends no request for %s', async (path) => {
  let requests = 0;
  const routes = await before((_request, response) => {
    requests += 1;
    response.end();
  });
  expect((await routes.request(path)).status).toBe(404);
  expect(requests).toBe(0);
});

it('forwards a range of a file with its length and its name', async () => {
  const routes = await before((_request, response) => {
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': 4,
      'content-range': 'bytes 4-7/99',
      'content-disposition': 'attachment; filename="film.mp4"',
    });
    response.end('4567');
  });
  const answer = await routes.request('/media/download/t/movie/1/60/480p.mp4', {
    headers: { range: 'bytes=4-7' },
  });
  expect(answer.status).toBe(206);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'video/mp4',
    'content-length': '4',
    'content-range': 'bytes 4-7/99',
    'content-disposition': 'attachment; filename="film.mp4"',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  });
  expect(await answer.text()).toBe('4567');
});

it('forwards HEAD as HEAD', async () => {
  const methods: (string | undefined)[] = [];
  const routes = await before((request, response) => {
    methods.push(request.method);
    response.writeHead(200, { 'content-length': 1_000_000_000 }).end();
  });
  const answer = await routes.request('/media/download/film.mp4', { method: 'HEAD' });
  expect(answer.headers.get('content-length')).toBe('1000000000');
  expect(methods).toEqual(['HEAD']);
});

it('aborts the download when the viewer leaves', async () => {
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const routes = await before((_request, response) => {
    response.on('close', leave);
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('film');
  });
  const viewer = new AbortController();
  const answer = await routes.request(
    new Request('http://parde.test/media/download/film.mp4', { signal: viewer.signal }),
  );
  // A server sees the abort first, and then cancels the body that it is sending.
  viewer.abort();
  await answer.body?.cancel();
  await left;
});
