import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, empty, failureOf, json } from '../test-support/api.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const silent = () => new Promise<Response>(() => {});

function networkError(): never {
  throw new TypeError('fetch failed');
}

function isAborted(requests: Request[], path: string): boolean | undefined {
  return requests.find(({ url }) => url.endsWith(path))?.signal.aborted;
}

const login = { body: { mobile: '09123456789', password: '4821' } };

describe('a network without an answer', () => {
  it('causes a network error that has the cause', async () => {
    const { api } = createTestApi(networkError);
    const error = await failureOf(api.call('login', login));
    expect(error).toMatchObject({ kind: 'network', status: undefined, operation: 'login' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('causes a network error if the connection drops in the middle of a body', async () => {
    const { api } = createTestApi(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"tok'));
              controller.error(new TypeError('terminated'));
            },
          }),
          { headers: { 'content-type': 'application/json' } },
        ),
    );
    expect((await failureOf(api.call('login', login))).kind).toBe('network');
  });

  it('causes a timeout after the limit of the client or of the call', async () => {
    const { api, requests } = createTestApi(silent, { timeout: 1000 });
    const usual = failureOf(api.call('getDiscover'));
    const patient = failureOf(api.call('getCategories', { timeout: 3000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await usual).kind).toBe('timeout');
    expect(isAborted(requests, '/discover')).toBe(true);
    expect(isAborted(requests, '/getCategories')).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await patient).kind).toBe('timeout');
    expect(requests).toHaveLength(2);
  });

  it('causes a timeout after fifteen seconds by default, and never if the timeout is 0', async () => {
    const { api, requests } = createTestApi(silent);
    const usual = failureOf(api.call('getDiscover'));
    void failureOf(api.call('getCategories', { timeout: 0 }));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(isAborted(requests, '/discover')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await usual).kind).toBe('timeout');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isAborted(requests, '/getCategories')).toBe(false);
  });

  it('causes no timeout if the limit is infinite', async () => {
    const { api, requests } = createTestApi(silent, { timeout: Number.POSITIVE_INFINITY });
    void failureOf(api.call('getDiscover'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isAborted(requests, '/discover')).toBe(false);
  });

  it('causes a timeout in the middle of a body too', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) });
    const { api } = createTestApi(
      () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      { timeout: 1000 },
    );
    const failure = failureOf(api.call('getDiscover'));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await failure).kind).toBe('timeout');
  });

  it('leaves no timer and no listener behind after an answer', async () => {
    const { api } = createTestApi(() => json([]));
    const { signal } = new AbortController();
    await api.call('getCategories', { signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

describe('a pending token', () => {
  it('counts towards the timeout', async () => {
    const { api, requests } = createTestApi(silent, {
      getToken: () => new Promise<string>(() => {}),
      timeout: 1000,
    });
    const failure = failureOf(api.call('getDiscover'));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await failure).kind).toBe('timeout');
    expect(requests).toHaveLength(0);
  });

  it('sends nothing after the call is aborted', async () => {
    const { api, requests } = createTestApi(silent, {
      getToken: () => new Promise((resolve) => setTimeout(resolve, 100, 'tok_1')),
    });
    const controller = new AbortController();
    const failure = failureOf(api.call('getDiscover', { signal: controller.signal }));
    controller.abort();
    expect((await failure).kind).toBe('abort');
    await vi.advanceTimersByTimeAsync(200);
    expect(requests).toHaveLength(0);
  });
});

describe('an aborted call', () => {
  it('rejects at once', async () => {
    const { api, requests } = createTestApi(silent);
    const controller = new AbortController();
    const failure = failureOf(api.call('getDiscover', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error('the viewer left'));
    const error = await failure;
    expect(error.kind).toBe('abort');
    expect(error.cause).toEqual(new Error('the viewer left'));
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('is not sent if the signal was already aborted', async () => {
    const { api, requests } = createTestApi(() => json([]));
    const error = await failureOf(api.call('getCategories', { signal: AbortSignal.abort() }));
    expect(error.kind).toBe('abort');
    expect(requests).toHaveLength(0);
  });

  it.each([200, 500])('rejects at once while the body of %i is pending', async (status) => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":[')),
    });
    const { api } = createTestApi(
      () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
    const controller = new AbortController();
    const failure = failureOf(api.call('getDiscover', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect((await failure).kind).toBe('abort');
  });

  it('leaves no timer and no listener behind if the server never answers', async () => {
    const { api } = createTestApi(silent);
    const controller = new AbortController();
    const failure = failureOf(api.call('getDiscover', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await failure;
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });

  it('is not retried', async () => {
    const { api, requests } = createTestApi(() => empty(503));
    const controller = new AbortController();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const failure = failureOf(api.call('getDiscover', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect((await failure).kind).toBe('abort');
    expect(vi.getTimerCount()).toBe(0);
    expect(requests).toHaveLength(1);
  });
});
