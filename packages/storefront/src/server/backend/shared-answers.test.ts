import type { OperationId } from '@parde/api-client';
import { matchOperation } from '@parde/api-client/operations';
import { fixture } from '@parde/api-client/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';

const answers: Partial<Record<OperationId, object>> = {
  getTop: fixture('getTop'),
  getDiscover: fixture('getDiscover'),
  getSlider: fixture('getSlider'),
  getGenres: fixture('getGenres'),
  ghostCart: fixture('ghostCart'),
  getCart: fixture('getCart'),
};

function operationOf({ method, url }: Request): OperationId {
  const id = matchOperation(method, new URL(url).pathname.replace('/api/v1', ''))?.operationId;
  if (!id) throw new Error(`No operation: ${method} ${url}`);
  return id;
}

/** Returns a server with the specification's operations. `reply` may override answers. */
function specified(
  reply: (id: OperationId, request: Request) => Response | Promise<Response> | undefined = () =>
    undefined,
) {
  const { requests, get } = inFrontOf((request) => {
    const id = operationOf(request);
    return reply(id, request) ?? Response.json(answers[id]);
  }, 'specified');
  const calls = (id: OperationId) =>
    requests.filter((request) => operationOf(request) === id).length;
  return { get, calls };
}

const film = '/get/movie/1024';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the shelves that titles are composed of', () => {
  it('are fetched once for guests’ titles within half a minute', async () => {
    const { get, calls } = specified();
    const first = await get(film);
    const second = await get(film);
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(await first.json());
    expect([calls('getTop'), calls('getDiscover'), calls('getSlider')]).toEqual([1, 1, 1]);
    expect(calls('ghostCart')).toBe(2);
    vi.setSystemTime(Date.now() + 30_001);
    await get(film);
    expect(calls('getTop')).toBe(2);
  });

  it('are fetched once for simultaneous requests', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { get, calls } = specified((id) =>
      id === 'getTop' ? gate.then(() => Response.json(answers.getTop)) : undefined,
    );
    const both = [get(film), get(film)];
    await vi.waitFor(() => expect(calls('ghostCart')).toBe(2));
    open();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(calls('getTop')).toBe(1);
  });

  it('reach waiting requests even if the first requester has left', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { get, calls } = specified((id, { signal }) =>
      id === 'getTop'
        ? gate.then(() => {
            signal.throwIfAborted();
            return Response.json(answers.getTop);
          })
        : undefined,
    );
    const first = new AbortController();
    const both = [get(film, {}, first.signal), get(film)];
    await vi.waitFor(() => expect(calls('ghostCart')).toBe(2));
    first.abort();
    open();
    expect((await Promise.all(both)).at(-1)?.status).toBe(200);
    // A failure would not be cached, so it would be fetched again.
    await get(film);
    expect(calls('getTop')).toBe(1);
  });

  it('are not shared with signed-in viewers', async () => {
    const { get, calls } = specified();
    const viewer = { authorization: 'Bearer t' };
    await get(film);
    for (let visit = 1; visit <= 2; visit += 1) {
      await get(film, viewer);
      expect(calls('getTop')).toBe(1 + visit);
    }
  });

  it('are cached separately by language and filter', async () => {
    const { get, calls } = specified();
    await get(film);
    await get(film, { 'accept-language': 'en' });
    expect(calls('getTop')).toBe(2);
    for (const age of [7, 12, 7]) await get(`/get/titles?age=${age}`);
    expect(calls('getTop')).toBe(4);
  });

  it('are fetched again after a failure', async () => {
    let status = 503;
    const { get, calls } = specified((id) =>
      id === 'getTop' && status !== 200 ? Response.json({}, { status }) : undefined,
    );
    await get(film);
    status = 200;
    await get(film);
    expect(calls('getTop')).toBe(2);
  });

  it('are cached up to a limit', async () => {
    const { get, calls } = specified();
    for (let age = 1; age <= 120; age += 1) await get(`/get/titles?age=${age}`);
    await get('/get/titles?age=1');
    expect(calls('getTop')).toBe(120);
    await get('/get/titles?age=120');
    expect(calls('getTop')).toBe(121);
  });

  it('are not taken from the cache for direct requests', async () => {
    const { get, calls } = specified();
    await get(film);
    await get('/get/discover');
    await get('/get/discover');
    expect(calls('getDiscover')).toBe(3);
  });
});
