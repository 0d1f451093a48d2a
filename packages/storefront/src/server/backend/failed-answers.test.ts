import { describe, expect, it, vi } from 'vitest';
import { inFrontOf, origin } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';

const page = (status: number) =>
  new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });

const lines = loggedLines();

describe('an answer', () => {
  it('that is an error page is replaced by a message, without its script', async () => {
    const { get } = inFrontOf(() => page(503));
    const answer = await get('/genres');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch(/json/);
    expect(await answer.json()).toHaveProperty('message_fa');
  });

  it('that refuses general data to a guest is logged once per status', async () => {
    for (const status of [403, 403, 404]) {
      const { get } = inFrontOf(() => page(status));
      const answer = await get('/get/discover');
      expect({ status: answer.status, body: await answer.json() }).toEqual({ status, body: {} });
    }
    const { get } = inFrontOf(() => page(404));
    await get('/get/movie/1024');
    await get('/get/discover', { authorization: 'Bearer of-a-viewer' });
    const expected = { event: 'answer-refused', level: 'warning', operation: 'getDiscover' };
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ ...expected, problem: '403' }),
      expect.objectContaining({ ...expected, problem: '404' }),
    ]);
  });

  it('that refuses or garbles a purchase is logged for a signed-in viewer', async () => {
    const viewer = { authorization: 'Bearer of-a-viewer' };
    for (const [path, status] of [
      ['/buy/plan', 404],
      ['/get/charge_wallet', 501],
      ['/buy/items', 422],
      ['/buy/items', 200],
    ] as const) {
      await inFrontOf(() => page(status)).post(path, {}, viewer);
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'answer-refused', operation: 'buyPlan', problem: '404' }),
      expect.objectContaining({ event: 'answer-refused', operation: 'chargeWallet' }),
      expect.objectContaining({ event: 'answer-unreadable', operation: 'buyItems' }),
    ]);
  });

  it('that stalls is not treated as complete', async () => {
    vi.useFakeTimers();
    const stalling = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
    });
    const { post } = inFrontOf(() => new Response(stalling));
    const answered = post('/login/send-code', {});
    await vi.advanceTimersByTimeAsync(16_000);
    vi.useRealTimers();
    expect((await answered).status).toBe(502);
    expect(lines.join()).toContain('api-unreachable');
  });

  it('without an end is aborted', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const { get } = inFrontOf(() => new Response(endless));
    expect((await get('/genres')).status).toBe(502);
  });

  it('of an unreachable server is a 502', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { get } = inFrontOf(() =>
      Promise.reject(new TypeError('fetch failed', { cause: refused })),
    );
    expect((await get('/genres')).status).toBe(502);
    const moved = { status: 301, headers: { location: 'https://www.api.test/' } };
    expect((await inFrontOf(() => new Response(null, moved)).get('/genres')).status).toBe(502);
    const expected = { event: 'api-unreachable', origin, path: '/api/v1/genres' };
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ ...expected, problem: 'ECONNREFUSED' }),
      expect.objectContaining({ ...expected, problem: 'a redirect to https://www.api.test/' }),
    ]);
  });
});
