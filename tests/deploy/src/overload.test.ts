import { Agent } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type RequestOptions, send } from './stage/ask.ts';
import { Load } from './stage/load.ts';
import { expectWritesOnce, failuresOf } from './stage/outcomes.ts';
import { origin, Stage } from './stage/stage.ts';

let stage: Stage;
afterEach(() => stage?.close());

/** Sends all requests at the same moment, each from its own address. */
function sendConcurrently(
  size: number,
  path: string,
  options: RequestOptions = {},
): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: size }, (_, index) =>
      stage.send(path, {
        from: `127.0.${1 + (index >> 7)}.${1 + (index & 127)}`,
        ...options,
      }),
    ),
  );
}

const countBy = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('servers that answer late', () => {
  beforeEach(async () => {
    stage = await Stage.open();
  });
  const viewer = { headers: { cookie: 'viewer=1' } };
  const sendSome = () =>
    Promise.all(Array.from({ length: 24 }, () => stage.send('/login', viewer)));

  test('get requests again as soon as they answer', async () => {
    for (const server of stage.servers) server.signal('SIGSTOP');
    expect(countBy(await sendSome())).toEqual({ 504: 24 });
    for (const server of stage.servers) server.signal('SIGCONT');
    expect(countBy(await sendSome())).toEqual({ 200: 24 });
  });

  test('leave the viewers to the other server', async () => {
    stage.servers[0].signal('SIGSTOP');
    expect(countBy(await sendSome())).toEqual({ 200: 12, 504: 12 });
    // nginx tries the stopped server with one request per second.
    const [, other] = stage.servers;
    const before = (await other.requests()).length;
    const asked = sendSome();
    await expect
      .poll(async () => (await other.requests()).length - before, { timeout: 15_000 })
      .toBeGreaterThan(20);
    stage.servers[0].signal('SIGCONT');
    await asked;
  });
});

describe('a burst of uncached requests', () => {
  beforeEach(async () => {
    // The load sends a viewer's address, like a proxy in front of nginx. The timeout is longer, because the burst also
    // keeps the API's processor busy.
    stage = await Stage.open({ env: { TRUSTED_HOPS: '2', API_TIMEOUT_MS: '15000' } });
  });

  test.each([500, 2000])(
    'of %i is answered or refused at once, fails no write, and does not delay the next viewer’s page',
    async (size) => {
      const cookie = await stage.signIn('09120000001');
      const load = new Load(stage, 4, ['write']);
      const answers = await sendConcurrently(size, '/movie/1001', {
        headers: { cookie: 'viewer=1' },
      });
      const since = performance.now();
      const next = await stage.send('/movie/1001', { headers: { cookie } });
      expect(performance.now() - since).toBeLessThan(1000);
      expect(next.status).toBe(200);

      const counts = countBy(answers);
      expect(Object.keys(counts)).toEqual(['200', '503']);
      expect(counts[200]).toBeGreaterThan(30);
      const refused = answers.filter(({ status }) => status === 503);
      for (const { headers, text } of refused) {
        expect(headers['retry-after']).toBe('2');
        expect(headers['cache-control']).toBe('private, no-store');
        expect(text).toContain('دوباره تلاش کنید');
      }
      const outcomes = await load.stop();
      expect(failuresOf(stage, outcomes)).toEqual([]);
      await expectWritesOnce(stage, outcomes);
    },
  );
});

describe('an address above its limits', () => {
  const cookie = 'viewer=1';

  test('gets a message in both languages, and no other address does', async () => {
    stage = await Stage.open({ placeholders: { ADDRESS_RATE: '1r/m', ADDRESS_BURST: '4' } });
    for (const [from, path] of [
      ['127.0.0.4', '/login'],
      ['127.0.0.5', '/api/v1/get/discover'],
    ] as const) {
      const asked = { from, headers: { cookie } };
      const answers = await sendConcurrently(10, path, asked);
      expect(countBy(answers), path).toEqual({ 200: 5, 429: 5 });
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.headers['retry-after']).toBe('2');
      expect(refused?.text).toContain('چند ثانیهٔ دیگر دوباره تلاش کنید');
      expect(refused?.text).toContain('Try again in a few seconds');
      const type = path === '/login' ? 'text/html; charset=utf-8' : 'application/json';
      expect(refused?.headers['content-type']).toBe(type);
      expect(await stage.send(path, { ...asked, from: '127.0.0.6' })).toMatchObject({
        status: 200,
      });
    }
    const films = await sendConcurrently(10, '/media/stream/none/1.ts', { from: '127.0.0.4' });
    expect(countBy(films), 'films have a count of their own').toEqual({ 404: 5, 429: 5 });
  });

  test('has a limited number of connections', async () => {
    stage = await Stage.open({ placeholders: { ADDRESS_CONNECTIONS: '3' } });
    await stage.api.setFault({ operationId: 'getDiscover', delayMs: 1000, times: 10 });
    const answers = await sendConcurrently(5, '/api/v1/get/discover', { from: '127.0.0.5' });
    expect(countBy(answers)).toEqual({ 200: 3, 429: 2 });
  });

  test('is the address that the proxy in front of nginx has seen', async () => {
    stage = await Stage.open({
      placeholders: {
        ADDRESS_RATE: '1r/m',
        ADDRESS_BURST: '1',
        TRUSTED_PROXIES: 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;',
      },
    });
    const send = (viewer: string) =>
      stage.send('/login', { headers: { cookie, 'x-forwarded-for': `9.9.9.9, ${viewer}` } });
    expect(countBy([await send('5.1.1.1'), await send('5.1.1.1'), await send('5.1.1.1')])).toEqual({
      200: 2,
      429: 1,
    });
    expect((await send('5.1.1.2')).status).toBe(200);
  });
});

test('64 connections that submit the form for kids mode do not delay a file', async () => {
  stage = await Stage.open();
  const [{ port }] = stage.servers;
  const [file = ''] = /\/assets\/[\w.-]+\.js/.exec((await send(port, '/login')).text) ?? [];
  const form = {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lock=pin&pin=2580&pin2=2580&age=7',
  };
  const answers: Answer[] = [];
  const locked = () => answers.filter(({ status }) => status === 303).length;
  let isOver = false;
  const connections = Array.from({ length: 64 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) answers.push(await send(port, '/kids/enter', { ...form, agent }));
    agent.destroy();
  });
  try {
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(64);
    for (let files = 0; files < 10; files += 1) {
      const before = locked();
      expect(await send(port, file)).toMatchObject({ status: 200 });
      // Each submission computes a hash. With four hashes at a time, the file would wait for the hashes of all
      // connections.
      expect(locked() - before).toBeLessThan(32);
    }
  } finally {
    isOver = true;
    await Promise.all(connections);
  }
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers['retry-after']).toBe('2');
  expect(refused?.text).toContain('href="/kids"');
});
