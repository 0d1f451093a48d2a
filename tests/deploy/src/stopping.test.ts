import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Kind, Load } from './stage/load.ts';
import { expectWritesOnce, failuresOf } from './stage/outcomes.ts';
import { Stage } from './stage/stage.ts';
import type { Storefront } from './stage/storefront.ts';

const viewers = 12;
const drainSeconds = 8;

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({
    env: {
      // The load sets the viewer's address, like a proxy in front of nginx.
      TRUSTED_HOPS: '2',
      DRAIN_SECONDS: String(drainSeconds),
      // The timeout is longer, because this load keeps the machine busy.
      API_TIMEOUT_MS: '15000',
    },
  });
});
afterEach(() => stage?.close());

/** Waits until a server has answered this number of further requests. */
async function answers(server: Storefront, more: number): Promise<void> {
  const wanted = server.answered + more;
  await expect
    .poll(() => server.answered, { interval: 20, timeout: 30_000 })
    .toBeGreaterThan(wanted);
}

describe('SIGTERM of one of two servers under load', () => {
  test.each<{ kinds: Kind[] }>([{ kinds: ['page', 'read', 'write'] }, { kinds: ['write'] }])(
    'fails no request of $kinds, and the restarted server gets requests again',
    async ({ kinds }) => {
      const [leaving, staying] = stage.servers;
      const load = new Load(stage, viewers, kinds);
      await Promise.all([answers(leaving, 30), answers(staying, 30)]);

      const from = performance.now();
      leaving.signal('SIGTERM');
      expect(await leaving.ended).toBe(0);
      expect((performance.now() - from) / 1000).toBeLessThan(drainSeconds);
      await answers(staying, 60);

      const back = await stage.restart(0);
      await answers(back, 30);

      const outcomes = await load.stop();
      expect(failuresOf(stage, outcomes)).toEqual([]);
      await expectWritesOnce(stage, outcomes);
    },
  );
});

describe('SIGKILL of one of two servers under load', () => {
  test('fails only the writes that the server was processing, and no write is carried out twice', async () => {
    // The delay ensures that requests are pending at any moment.
    await stage.api.setFault({ operationId: 'sendCode', delayMs: 100, times: 10_000 });
    const [dying, staying] = stage.servers;
    const load = new Load(stage, viewers, ['page', 'write', 'read', 'write']);
    await Promise.all([answers(dying, 30), answers(staying, 30)]);

    dying.signal('SIGKILL');
    expect(await dying.ended).toBe('SIGKILL');
    await answers(staying, 60);
    const back = await stage.restart(0);
    await answers(back, 30);

    const outcomes = await load.stop();
    const failures = failuresOf(stage, outcomes);
    expect(failures.length).toBeGreaterThan(0);
    // A viewer has at most one pending request.
    expect(failures.length).toBeLessThanOrEqual(viewers);
    for (const failure of failures) {
      expect(failure).toMatchObject({ kind: 'write', status: 502 });
      expect(failure.log).toMatchObject({ server: dying.address, upstreamStatus: '502' });
    }
    await expectWritesOnce(stage, outcomes);
  });
});

describe('without any running server', () => {
  test('a guest gets the cached page, and other viewers get a message in both languages', async () => {
    const cachedPage = await stage.send('/');
    const [first, second] = stage.servers;
    for (const server of [first, second]) {
      server.signal('SIGKILL');
      await server.ended;
    }
    expect(await stage.send('/')).toMatchObject({ status: 200, digest: cachedPage.digest });

    const page = await stage.send('/movie/1002');
    expect(page.status).toBe(502);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('این صفحه اکنون در دسترس نیست');
    expect(page.text).toContain('This page is not available right now');

    const call = await stage.send('/api/v1/get/discover');
    expect(call.status).toBe(502);
    expect(call.headers['content-type']).toBe('application/json');
    expect(JSON.parse(call.text)).toEqual({
      message: expect.stringContaining('try again'),
      message_fa: expect.stringContaining('دوباره تلاش کنید'),
    });
    expect((await stage.post('/api/v1/login/send-code', {})).text).toBe(call.text);

    expect(page.cache).toBe('MISS');
    const own = await stage.send('/profile', { headers: { cookie: 'viewer=1' } });
    for (const { headers } of [page, call, own]) {
      expect(headers['retry-after']).toBe('30');
      // The request id that nginx logs. It is not on any other line.
      expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    }
  });
});
