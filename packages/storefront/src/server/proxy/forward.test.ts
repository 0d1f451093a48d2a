import {
  createServer,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedLines } from '../../test-support/logged-lines.ts';
import { forward } from './forward.server.ts';

const lines = loggedLines();

let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function answering(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null | undefined = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

it('forwards headers about the body, but none that affect the browser', async () => {
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
  const answer = await forward(url, {}, 'answer');
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
  expect((await forward(plain, {}, 'answer')).headers.get('content-length')).toBe('5000');
  await new Promise((resolve) => server?.close(resolve));

  const pack = gzipSync(text);
  const packed = await answering((response) =>
    response
      .writeHead(200, { 'content-length': pack.length, 'content-encoding': 'gzip' })
      .end(pack),
  );
  const answer = await forward(packed, {}, 'answer');
  expect(answer.headers.has('content-length')).toBe(false);
  expect(await answer.text()).toBe(text);
});

it('neither follows nor forwards a redirect', async () => {
  const url = await answering((response) =>
    response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
  );
  const answer = await forward(url, {}, 'answer');
  expect(answer.status).toBe(502);
  expect(answer.headers.has('location')).toBe(false);
});

it('answers 502 for an unreachable API', async () => {
  const answer = await forward('http://127.0.0.1:1/', {}, 'answer');
  expect(answer.status).toBe(502);
  expect(await answer.json()).toHaveProperty('message');
});

/** Starts a server that sends this chunk endlessly, as fast as the client reads. */
async function sendingOn(head: OutgoingHttpHeaders, chunk: Uint8Array, status = 200) {
  const sent = { bytes: 0 };
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const url = await answering((response) => {
    response.on('close', close);
    response.writeHead(status, head);
    const send = () => {
      while (!response.destroyed) {
        sent.bytes += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', send);
    send();
  });
  return { url, sent, closed };
}

const megabyte = 1024 * 1024;

describe('an answer', () => {
  it('without an end is aborted, and its server is disconnected', async () => {
    const { url, sent, closed } = await sendingOn({}, new Uint8Array(megabyte));
    const answer = await forward(url, {}, 'answer');
    await expect(answer.text()).rejects.toThrow('more than 10485760 bytes');
    await closed;
    expect(sent.bytes).toBeLessThan(50 * megabyte);
  });

  it.each(['answer', 'file'] as const)(
    'that decompresses to a gigabyte is aborted, as %s',
    async (kind) => {
      // The file consists of many parts that each decompress to ten megabytes.
      const part = gzipSync(new Uint8Array(10 * megabyte));
      const { url, sent, closed } = await sendingOn({ 'content-encoding': 'gzip' }, part);
      const answer = await forward(url, {}, kind);
      await expect(answer.arrayBuffer()).rejects.toThrow('more than 10485760 bytes');
      await closed;
      expect(sent.bytes).toBeLessThan(10 * megabyte);
    },
  );

  it('that redirects is not read', async () => {
    const head = { location: 'https://elsewhere.example' };
    const { url, closed } = await sendingOn(head, new Uint8Array(1024), 302);
    expect((await forward(url, {}, 'answer')).status).toBe(502);
    await closed;
  });

  it('is aborted silently when its requester has left', async () => {
    let close: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const url = await answering((response) => response.on('close', close).write('{'));
    const caller = new AbortController();
    const answer = await forward(url, { signal: caller.signal }, 'answer');
    caller.abort();
    await expect(answer.text()).rejects.toThrow();
    await closed;
    expect(lines).toEqual([]);
  });
});

it('a file may be longer than the limit for answers', async () => {
  const { url, closed } = await sendingOn({}, new Uint8Array(megabyte));
  const answer = await forward(url, {}, 'file');
  const reader = answer.body?.getReader();
  for (let bytes = 0; bytes < 30 * megabyte; ) {
    bytes += (await reader?.read())?.value?.length ?? Number.NaN;
  }
  await reader?.cancel();
  await closed;
});

describe('the timeout', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('ends the wait for a server that sends no response', async () => {
    let respond: (response: ServerResponse) => void = () => {};
    const pendingResponse = new Promise<ServerResponse>((resolve) => {
      respond = resolve;
    });
    const answer = forward(await answering((response) => respond(response)), {}, 'answer');
    const serverResponse = await pendingResponse;
    vi.advanceTimersByTime(15_000);
    expect((await answer).status).toBe(502);
    serverResponse.destroy();
  });

  it('covers an answer’s head and body together, however steadily the body arrives', async () => {
    const { url, closed } = await sendingOn({}, new Uint8Array(1024));
    const answer = await forward(url, {}, 'answer');
    const reader = answer.body?.getReader();
    for (let seconds = 0; seconds < 14; seconds += 1) {
      await reader?.read();
      vi.advanceTimersByTime(1000);
    }
    vi.advanceTimersByTime(1000);
    await expect(reader?.read()).rejects.toThrow('no answer within 15 seconds');
    await closed;
    expect(lines.join()).toContain('no answer within 15 seconds');
  });

  it('restarts for each part of a file, and only counts while a reader waits', async () => {
    let send: (text: string) => void = () => {};
    let close: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const url = await answering((response) => {
      response.on('close', close);
      send = (text) => response.write(text);
      send('0');
    });
    const reader = (await forward(url, {}, 'file')).body?.getReader();
    await reader?.read();
    for (const text of ['1', '2', '3']) {
      // The viewer pauses for a minute with a full buffer, which is no fault of the server.
      vi.advanceTimersByTime(60_000);
      const waiting = reader?.read();
      await nextTurn();
      vi.advanceTimersByTime(14_000);
      send(text);
      expect(new TextDecoder().decode((await waiting)?.value)).toBe(text);
    }
    const late = reader?.read();
    await nextTurn();
    vi.advanceTimersByTime(15_000);
    await expect(late).rejects.toThrow('no answer within 15 seconds');
    await closed;
  });
});
