import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forward } from './forward.server.ts';

let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function answering(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null | undefined = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

it('forwards headers about the body, and none that act on the browser', async () => {
  const url = await answering((response) => {
    response.writeHead(200, {
      'content-type': 'image/svg+xml',
      etag: '"1"',
      'cache-control': 'public, max-age=60',
      vary: 'Accept',
      'content-disposition': 'attachment; filename="a.svg"',
      'clear-site-data': '"*"',
      refresh: '0;url=https://elsewhere.example',
      'set-cookie': 'session=stolen',
      'access-control-allow-origin': '*',
      'content-security-policy': "script-src 'unsafe-inline'",
    });
    response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  });
  const answer = await forward(url, {});
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/svg+xml',
    etag: '"1"',
    'cache-control': 'public, max-age=60',
    vary: 'Accept',
    'content-disposition': 'attachment; filename="a.svg"',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  });
});

it('forwards the length of a body, unless it was compressed', async () => {
  const text = 'a'.repeat(5000);
  const plain = await answering((response) =>
    response.writeHead(200, { 'content-length': text.length }).end(text),
  );
  expect((await forward(plain, {})).headers.get('content-length')).toBe('5000');
  await new Promise((resolve) => server?.close(resolve));

  const pack = gzipSync(text);
  const packed = await answering((response) =>
    response
      .writeHead(200, { 'content-length': pack.length, 'content-encoding': 'gzip' })
      .end(pack),
  );
  const answer = await forward(packed, {});
  expect(answer.headers.has('content-length')).toBe(false);
  expect(await answer.text()).toBe(text);
});

it('follows and forwards no redirect', async () => {
  const url = await answering((response) =>
    response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
  );
  const answer = await forward(url, {});
  expect(answer.status).toBe(502);
  expect(answer.headers.has('location')).toBe(false);
});

it('answers 502 for an unreachable API', async () => {
  const answer = await forward('http://127.0.0.1:1/', {});
  expect(answer.status).toBe(502);
  expect(await answer.json()).toHaveProperty('message');
});

describe('its timeout', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('applies to a server that sends no response', async () => {
    let hold: (response: ServerResponse) => void = () => {};
    const asked = new Promise<ServerResponse>((resolve) => {
      hold = resolve;
    });
    const answer = forward(await answering((response) => hold(response)), {});
    const held = await asked;
    vi.advanceTimersByTime(15_000);
    expect((await answer).status).toBe(502);
    held.destroy();
  });

  it('does not apply once the response has begun', async () => {
    const answer = await forward(await answering((response) => response.write('{')), {});
    vi.advanceTimersByTime(60_000);
    server?.closeAllConnections();
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});
