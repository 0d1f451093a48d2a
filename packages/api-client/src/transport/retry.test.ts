import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, empty, failureOf, json } from '../test-support/api.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const silent = () => new Promise<Response>(() => {});

function dropped(): never {
  throw new TypeError('fetch failed');
}

const login = { body: { mobile: '09123456789', password: '4821' } };

describe('a retry', () => {
  it.each([502, 503, 504])('happens for a GET that failed with %i', async (status) => {
    const { api, requests } = createTestApi((_, attempt) =>
      attempt < 3 ? empty(status) : json({ data: [] }),
    );
    const answer = api.call('getDiscover');
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toEqual({ data: [] });
    expect(requests).toHaveLength(3);
  });

  it('happens for a GET without an answer, up to the configured number of retries', async () => {
    const { api, requests } = createTestApi(dropped, { retry: { retries: 4 } });
    const failure = failureOf(api.call('getDiscover'));
    await vi.runAllTimersAsync();
    expect((await failure).kind).toBe('network');
    expect(requests).toHaveLength(5);
  });

  it.each([400, 401, 404, 422, 429, 500, 501])('does not happen for %i', async (status) => {
    const { api, requests } = createTestApi(() => empty(status));
    expect((await failureOf(api.call('getDiscover'))).status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  it.each([503, 429])('never happens for a POST, not even for %i', async (status) => {
    const { api, requests } = createTestApi(
      () => new Response(null, { status, headers: { 'retry-after': '1' } }),
    );
    await failureOf(api.call('login', login));
    expect(requests).toHaveLength(1);
  });

  it('does not happen if it is turned off', async () => {
    const { api, requests } = createTestApi(() => empty(503), { retry: false });
    await failureOf(api.call('getDiscover'));
    expect(requests).toHaveLength(1);
  });

  it('waits with exponential backoff and full jitter', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { api, requests } = createTestApi(() => empty(503), { retry: { baseDelay: 1000 } });
    const failure = failureOf(api.call('getDiscover'));
    await vi.advanceTimersByTimeAsync(499);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    random.mockReturnValue(0.25);
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(3);
    await failure;
  });

  it('waits as long as the server requests', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { api, requests } = createTestApi((_, attempt) =>
      attempt === 1
        ? new Response(null, { status: 429, headers: { 'retry-after': '2' } })
        : json({ data: [] }),
    );
    const answer = api.call('getDiscover');
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ data: [] });
  });

  it.each([
    [429, 'rate-limited'],
    [503, 'message'],
  ])('is not sent if the server requests a long delay with %i', async (status, kind) => {
    const { api, requests } = createTestApi(
      () => new Response(null, { status, headers: { 'retry-after': '3' } }),
    );
    const error = await failureOf(api.call('getDiscover'));
    expect(error).toMatchObject({ kind, retryAfter: 3 });
    expect(requests).toHaveLength(1);
  });

  it.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'happens twice and with the default delays if every option is %j',
    async (value) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { api, requests } = createTestApi(() => empty(503), {
        retry: { retries: value, baseDelay: value, maxDelay: value },
      });
      const failure = failureOf(api.call('getDiscover'));
      await vi.advanceTimersByTimeAsync(299);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(600);
      expect(requests).toHaveLength(3);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(requests).toHaveLength(3);
      expect((await failure).status).toBe(503);
    },
  );

  it('does not happen with 0 retries', async () => {
    const { api, requests } = createTestApi(() => empty(503), { retry: { retries: 0 } });
    await failureOf(api.call('getDiscover'));
    expect(requests).toHaveLength(1);
  });

  it('does not happen after a timeout, because the viewer has already waited once', async () => {
    const { api, requests } = createTestApi(silent, { timeout: 1000 });
    const failure = failureOf(api.call('getDiscover'));
    await vi.runAllTimersAsync();
    expect((await failure).kind).toBe('timeout');
    expect(requests).toHaveLength(1);
  });

  it('waits longer if maxDelay allows it, and does not shorten a wait that is too long for a timer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const year = 31_536_000;
    const { api, requests } = createTestApi(
      (_, attempt) =>
        new Response(null, {
          status: 503,
          headers: { 'retry-after': attempt > 1 ? `${year}` : '3' },
        }),
      { retry: { maxDelay: Number.MAX_SAFE_INTEGER } },
    );
    void failureOf(api.call('getDiscover'));
    await vi.advanceTimersByTimeAsync(2999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toHaveLength(2);
  });
});
