import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Stage } from './stage/stage.ts';

/** A picture that the home page shows only on its shelves. */
const shelved = '/media/poster/movie/1104';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ env: { PAGE_CACHE_SECONDS: '1' } });
});
afterEach(() => stage?.close());

const pollOptions = { interval: 25, timeout: 15_000 };

describe('a page with a failed part', () => {
  test('is not cached, so the next guest gets a complete page', async () => {
    await stage.api.setFault({ operationId: 'getDiscover', status: 500 });
    const broken = await stage.send('/');
    expect(broken).toMatchObject({ status: 200, cache: 'MISS' });
    expect(broken.headers['cache-control']).toBe('private, no-store');
    expect(broken.text).not.toContain(shelved);

    const completePage = await stage.send('/');
    expect(completePage).toMatchObject({ status: 200, cache: 'MISS' });
    expect(completePage.text).toContain(shelved);
    expect(await stage.send('/')).toMatchObject({
      cache: 'HIT',
      digest: completePage.digest,
    });
  });

  test('does not replace a complete page', async () => {
    const completePage = await stage.send('/');
    await stage.api.setFault({ operationId: 'getDiscover', status: 500, times: 1000 });
    await expect.poll(async () => (await stage.send('/')).cache, pollOptions).toBe('STALE');
    expect(await stage.send('/')).toMatchObject({
      status: 200,
      digest: completePage.digest,
    });
  });

  test('is not cached if the part took too long', async () => {
    await stage.api.setFault({ operationId: 'getDiscover', delayMs: 3500 });
    const late = await stage.send('/');
    expect(late.headers['cache-control']).toBe('private, no-store');
    expect((await stage.send('/')).text).toContain(shelved);
  });
});

describe('an expired page', () => {
  test('is served stale while one request renews it', async () => {
    const before = await stage.send('/');
    // Renewing is delayed, so that it can be observed.
    await stage.api.setFault({ operationId: 'getDiscover', delayMs: 2000 });
    await stage.api.clearRequests();
    await expect.poll(async () => (await stage.send('/')).cache, pollOptions).toBe('STALE');

    const concurrentAnswers = await Promise.all(Array.from({ length: 20 }, () => stage.send('/')));
    for (const answer of concurrentAnswers) {
      expect(answer).toMatchObject({ status: 200, cache: 'UPDATING', digest: before.digest });
    }
    await expect
      .poll(async () => (await stage.send('/')).digest, pollOptions)
      .not.toBe(before.digest);
    const renewals = (await stage.api.requests()).filter(
      ({ operationId }) => operationId === 'getDiscover',
    );
    expect(renewals).toHaveLength(1);
  });

  test('is served unchanged while the servers cannot render it', async () => {
    const before = await stage.send('/movie/1001');
    for (const server of stage.servers) {
      server.signal('SIGKILL');
      await server.ended;
    }
    await expect
      .poll(async () => (await stage.send('/movie/1001')).cache, pollOptions)
      .toBe('STALE');
    expect(await stage.send('/movie/1001')).toMatchObject({
      status: 200,
      digest: before.digest,
    });
  });

  test('is removed when its title is removed', async () => {
    expect(await stage.send('/movie/1001')).toMatchObject({ status: 200 });
    await stage.api.setFault({ operationId: 'getMovie', status: 404, times: 1000 });
    await expect.poll(async () => (await stage.send('/movie/1001')).status, pollOptions).toBe(404);
    // The page comes back with the title.
    await stage.api.recover();
    await expect.poll(async () => (await stage.send('/movie/1001')).status, pollOptions).toBe(200);
  });
});

describe('an API that is down', () => {
  test('is hidden from guests by the cached pages, and is reported to all other viewers', async () => {
    const cookie = await stage.signIn('09120000001');
    const cachedPage = await stage.send('/movie/1001');
    await stage.api.stop();
    await expect
      .poll(async () => (await stage.send('/movie/1001')).cache, pollOptions)
      .toBe('STALE');
    for (const headers of [{}, { cookie: 'ref=12; refb=c' }]) {
      const answer = await stage.send('/movie/1001', { headers });
      expect(answer).toMatchObject({ status: 200, digest: cachedPage.digest });
      expect(answer.cache).toMatch(/^(?:STALE|UPDATING)$/);
    }

    for (const [path, headers] of [
      ['/movie/1002', {}],
      ['/', {}],
      ['/movie/1001', { cookie }],
      ['/movie/1001', { cookie: 'viewer=1' }],
    ] as const) {
      const answer = await stage.send(path, { headers });
      expect(answer.status, path).toBe(503);
      expect(answer.headers['retry-after'], path).toBe('30');
      expect(answer.cache, path).toBe('cookie' in headers ? 'BYPASS' : 'MISS');
    }
    // Both servers are available for the next request.
    expect(stage.nginx.log().at(-1)?.server).not.toContain(',');
    expect((await stage.send('/login')).status).toBe(200);
  });
});

describe('an API that fails', () => {
  test('fails only its own calls, and no server is taken out of service', async () => {
    await stage.api.setFault({ operationId: 'getDiscover', status: 503, times: 10 });
    const call = { headers: { cookie: 'viewer=1' } };
    for (let times = 0; times < 10; times += 1) {
      const answer = await stage.send('/api/v1/get/discover', call);
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.text)).toHaveProperty('message_fa');
    }
    // Each call was sent only once, because only the viewer's own client retries.
    expect((await stage.send('/api/v1/get/discover', call)).status).toBe(200);
    expect((await stage.send('/movie/1001', call)).status).toBe(200);
    expect((await stage.send('/movie/1002')).status).toBe(200);
  });

  test('that hangs does not take a server out of service either', async () => {
    await stage.api.setFault({ operationId: 'getDiscover', delayMs: 60_000, times: 10 });
    const hung = await Promise.all([1, 2, 3, 4].map(() => stage.send('/api/v1/get/discover')));
    for (const { status } of hung) expect(status).toBe(502);
    expect(await stage.send('/movie/1002')).toMatchObject({ status: 200 });
    expect(stage.nginx.log().at(-1)?.server).not.toContain(',');
  });

  test('does not control the cache', async () => {
    // Headers of the API are passed through. The storefront's server sets `no-store`.
    for (const _time of [1, 2]) {
      const { cache, headers } = await stage.send('/api/v1/get/discover');
      expect(cache).toBeUndefined();
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });
});
