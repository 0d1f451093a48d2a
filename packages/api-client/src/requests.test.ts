import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { createTestApi, json } from './test-support/api.ts';

const user = { data: { mobile: '09123456789' } };

describe('what a request carries', () => {
  it('is the bearer token, asked for at each call', async () => {
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

  it('is no token where the operation takes none', async () => {
    const { api, requests } = createTestApi(() => json([]), { getToken: async () => 'tok_1' });
    await api.call('getCategories');
    expect(requests[0]?.headers.get('authorization')).toBeNull();
  });

  it('is keepalive, where the call has it', async () => {
    const { api, requests } = createTestApi(() => json(user));
    await api.call('getUser', { query: { ref: '0' } });
    await api.call('getUser', { query: { ref: '0' }, keepalive: true });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it('is the language, the headers of the client and those of the call, the nearest first', async () => {
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

  it('is what the contract has in a header, whatever else is sent with every call', async () => {
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

  it('is a JSON body', async () => {
    const { api, requests } = createTestApi(() => json({ token: 'tok' }));
    await api.call('login', { body: { mobile: '09123456789', password: '4821' } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ mobile: '09123456789', password: '4821' });
  });

  it('is a JSON body whatever a header of the caller says', async () => {
    const { api, requests } = createTestApi(() => json({ token: 'tok' }));
    await api.call('login', {
      body: { mobile: '09123456789', password: '4821' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await requests[0]?.json()).toEqual({ mobile: '09123456789', password: '4821' });
  });

  it('never mixes up two clients', async () => {
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

  it('goes through the current global fetch, where the client was given none', async () => {
    const api = createApiClient({ baseUrl: 'https://parde.test/api/v1' });
    const later = vi.fn(async () => json([]));
    vi.stubGlobal('fetch', later);
    await expect(api.call('getCategories')).resolves.toEqual([]);
    expect(later).toHaveBeenCalledOnce();
  });
});

describe('the hook for requests that a viewer starts', () => {
  it('runs for those, before they are sent, and for no others', async () => {
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
