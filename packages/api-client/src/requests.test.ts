import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { createTestApi, json } from './test-support/api.ts';

const user = { data: { mobile: '09123456789' } };

describe('the content of a request', () => {
  it('includes the bearer token, which is read at each call', async () => {
    let token: string | undefined;
    const { api, requests } = createTestApi(() => json(user), { getToken: () => token });
    await api.call('getUser', { query: { ref: '0' } });
    token = 'tok_1';
    await api.call('getUser', { query: { ref: '0' } });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer tok_1',
    ]);
  });

  it('includes no token if the operation takes none', async () => {
    const { api, requests } = createTestApi(() => json([]), { getToken: async () => 'tok_1' });
    await api.call('getCategories');
    expect(requests[0]?.headers.get('authorization')).toBeNull();
  });

  it('has keepalive if the call sets it', async () => {
    const { api, requests } = createTestApi(() => json(user));
    await api.call('getUser', { query: { ref: '0' } });
    await api.call('getUser', { query: { ref: '0' }, keepalive: true });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it('includes the language, the headers of the client and those of the call, which take precedence', async () => {
    const { api, requests } = createTestApi(() => json([]), {
      language: 'fa',
      headers: { 'x-brand': 'main', 'x-forwarded-for': '192.0.2.1' },
    });
    await api.call('getCategories', { headers: { 'x-brand': 'plus' } });
    const headers = requests[0]?.headers;
    expect(headers?.get('accept')).toBe('application/json');
    expect(headers?.get('accept-language')).toBe('fa');
    expect(headers?.get('x-brand')).toBe('plus');
    expect(headers?.get('x-forwarded-for')).toBe('192.0.2.1');
    expect(headers?.has('content-type')).toBe(false);
  });

  it('includes the contract’s own headers, which take precedence over headers that are sent with every call', async () => {
    const key = '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11';
    const { api, requests } = createTestApi(() => json({ data: {} }), {
      headers: { 'idempotency-key': 'of every call' },
    });
    await api.call('chargeWallet', {
      body: {
        amount: 10_000,
        payment_method: 'zarin',
        callback_url: 'https://parde.test/callback',
      },
      header: { 'Idempotency-Key': key },
    });
    expect(requests[0]?.headers.get('idempotency-key')).toBe(key);
  });

  it('includes a JSON body', async () => {
    const { api, requests } = createTestApi(() => json({ token: 'tok' }));
    await api.call('login', { body: { mobile: '09123456789', password: '4821' } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ mobile: '09123456789', password: '4821' });
  });

  it('includes a JSON body, whatever content type the caller sets', async () => {
    const { api, requests } = createTestApi(() => json({ token: 'tok' }));
    await api.call('login', {
      body: { mobile: '09123456789', password: '4821' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await requests[0]?.json()).toEqual({ mobile: '09123456789', password: '4821' });
  });

  it('is never mixed up between two clients', async () => {
    const first = createTestApi(() => json(user), { getToken: () => 'tok_1', language: 'fa' });
    const second = createTestApi(() => json(user), { getToken: () => 'tok_2', language: 'en' });
    await Promise.all(
      [first, second, first].map(({ api }) => api.call('getUser', { query: { ref: '0' } })),
    );
    const seen = (requests: Request[]) =>
      requests.map(({ headers }) => headers.get('authorization'));
    expect(seen(first.requests)).toEqual(['Bearer tok_1', 'Bearer tok_1']);
    expect(seen(second.requests)).toEqual(['Bearer tok_2']);
  });
});

describe('a request', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('uses the current global fetch if the client has none of its own', async () => {
    const api = createApiClient({ baseUrl: 'https://parde.test/api/v1' });
    const later = vi.fn(async () => json([]));
    vi.stubGlobal('fetch', later);
    await expect(api.call('getCategories')).resolves.toEqual([]);
    expect(later).toHaveBeenCalledOnce();
  });
});

describe('the hook for requests that a viewer starts', () => {
  it('runs only for such requests, and before they are sent', async () => {
    const seen: string[] = [];
    const { api } = createTestApi(
      () => {
        seen.push('sent');
        return json({});
      },
      { onViewerRequest: (operation) => seen.push(operation) },
    );
    await api.call('endSession', { query: { 2: '' } });
    await api.call('logout', { viewer: true });
    expect(seen).toEqual(['sent', 'logout', 'sent']);
  });
});
