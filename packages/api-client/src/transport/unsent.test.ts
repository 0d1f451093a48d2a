import { describe, expect, it, vi } from 'vitest';
import { isApiError } from '../failures/api-error.ts';
import { createTestApi, failureOf, json } from '../test-support/api.ts';
import { fixture } from '../testing/fixtures.ts';
import type { ApiClientOptions } from './options.ts';

const cause = new Error('the vault is shut');

function fail(): never {
  throw cause;
}

describe('a call that cannot be sent', () => {
  it.each<[string, Partial<ApiClientOptions>]>([
    ['getToken fails', { getToken: () => Promise.reject(cause) }],
    ['getToken throws', { getToken: fail }],
    ['the token has a line break', { getToken: () => 'tok\r\nx-admin: 1' }],
    ['the token has letters that no header has', { getToken: () => 'توکن' }],
    ['a header has no name', { headers: { '': 'x' } }],
    ['the base is no address', { baseUrl: 'https://[' }],
  ])('fails as unsent if %s, and is not retried', async (_, options) => {
    let asked = 0;
    const { api, requests } = createTestApi(() => json({ data: [] }), {
      ...options,
      getToken: () => {
        asked += 1;
        return options.getToken?.();
      },
    });
    const error = await failureOf(api.call('getDiscover'));
    expect(error).toMatchObject({ kind: 'unsent', status: undefined, operation: 'getDiscover' });
    expect(error.cause).toBeInstanceOf(Error);
    expect(asked).toBe(1);
    expect(requests).toHaveLength(0);
  });

  it('has the reason in its message, because many logs show nothing else', async () => {
    const { api } = createTestApi(() => json([]), { getToken: fail });
    const error = await failureOf(api.call('getDiscover'));
    expect(error.message).toBe('getDiscover: unsent (the vault is shut)');
    const silent = createTestApi(() => json([]), { getToken: () => Promise.reject('no') });
    expect((await failureOf(silent.api.call('getDiscover'))).message).toBe('getDiscover: unsent');
  });

  it('explains how to fix a base URL without an origin, in Node', async () => {
    const { api } = createTestApi(() => json([]), { baseUrl: '/api/v1' });
    const { kind, message } = await failureOf(api.call('getDiscover'));
    expect(kind).toBe('unsent');
    expect(message).toMatch(
      /^getDiscover: unsent [(].*URL.*'\/api\/v1' has no origin.*Give it one/,
    );
  });

  it('is sent to the origin of the page if the base URL has none, in jsdom too', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:3000' });
    const { api, requests } = createTestApi(() => json(fixture('getDiscover')), {
      baseUrl: '/api/v1',
    });
    await api.getDiscover();
    expect(requests[0]?.url).toMatch('http://localhost:3000/api/v1/');
    vi.unstubAllGlobals();
  });

  it.each([
    ['https://parde.test/api/v1', new TypeError('no URL')],
    ['/api/v1', new TypeError('no token')],
    ['/api/v1', new Error('no URL')],
  ])('does not mention the base URL %s if the cause is another one', async (baseUrl, thrown) => {
    const { api } = createTestApi(() => json([]), {
      baseUrl,
      getToken: () => Promise.reject(thrown),
    });
    const { message } = await failureOf(api.call('getDiscover'));
    expect(message).toBe(`getDiscover: unsent (${thrown.message})`);
  });

  it('has the original error as its cause, even if that is an ApiError of another call', async () => {
    const { api } = createTestApi(() => json({}, { status: 503 }), { retry: false });
    const other = await failureOf(api.call('getDiscover'));
    const own = createTestApi(() => json([]), { getToken: () => Promise.reject(other) });
    const error = await failureOf(own.api.call('getUser', { query: { ref: '0' } }));
    expect(error).toMatchObject({ kind: 'unsent', operation: 'getUser', cause: other });
  });

  it.each([
    ['a query', (api: Api) => api.call('getSlider', { query: { ref: '\ud83d' } })],
    ['a header', (api: Api) => api.call('getDiscover', { headers: { 'x-a': 'a\nb' } })],
    ['a body', (api: Api) => api.call('login', { body: endless() })],
  ])('fails as unsent if %s cannot be encoded', async (_, call) => {
    const { api, requests } = createTestApi(() => json({ data: [] }));
    expect((await failureOf(call(api))).kind).toBe('unsent');
    expect(requests).toHaveLength(0);
  });

  it('fails as unsent if the contract has no such operation', async () => {
    const { api, requests } = createTestApi(() => json({}));
    const error: unknown = await Reflect.apply(api.call, api, ['getEverything']).catch(
      (thrown: unknown) => thrown,
    );
    expect(isApiError(error) && error.kind).toBe('unsent');
    expect(requests).toHaveLength(0);
  });

  it('fails as unsent if the hook before it throws', async () => {
    const { api, requests } = createTestApi(() => json({}), { onViewerRequest: fail });
    const error = await failureOf(api.call('logout', { viewer: true }));
    expect(error).toMatchObject({ kind: 'unsent', operation: 'logout', cause });
    expect(requests).toHaveLength(0);
  });
});

type Api = ReturnType<typeof createTestApi>['api'];

function endless() {
  const body = { mobile: '09123456789', password: '4821' };
  return Object.assign(body, { body });
}
