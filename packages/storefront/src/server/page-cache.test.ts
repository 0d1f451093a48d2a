import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isRenderCacheable, isRequestCacheable } from './page-cache.ts';

function request(path = '/', cookie?: string, method = 'GET') {
  return new Request(`https://parde.example${path}`, { method, headers: cookie ? { cookie } : {} });
}

describe('what a shared cache may keep', () => {
  it('keeps a page that was asked for without cookies, or with the language alone', () => {
    expect(isRequestCacheable(request())).toBe(true);
    expect(isRequestCacheable(request('/movie/1?utm_source=sms'))).toBe(true);
    expect(isRequestCacheable(request('/', 'i18n_redirected=en'))).toBe(true);
  });

  it.each([
    'session=abc',
    '__Host-session=abc',
    'ref=12',
    'i18n_redirected=en; refb=a',
    'i18n_redirectedx=1',
  ])('keeps nothing for a viewer with the cookie %s', (cookie) =>
    expect(isRequestCacheable(request('/', cookie))).toBe(false),
  );

  it.each(['/?ref=abc', '/?a=1&ref=', '/?%72ef=abc'])(
    'keeps nothing for a referral: %s',
    (path) => {
      expect(isRequestCacheable(request(path))).toBe(false);
    },
  );

  it('keeps nothing but reads', () => {
    expect(isRequestCacheable(request('/', undefined, 'POST'))).toBe(false);
    expect(
      isRequestCacheable(
        new Request('https://parde.example/', { headers: { authorization: 'Bearer x' } }),
      ),
    ).toBe(false);
  });
});

describe('whether a page may be kept as it was drawn', () => {
  async function drawn(...calls: (() => Promise<unknown>)[]) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await Promise.all(
      calls.map((queryFn, index) => client.prefetchQuery({ queryKey: [index], queryFn })),
    );
    return client.getQueryCache().getAll();
  }
  const answer = async () => 'data';
  const failure = (status: number) => () =>
    Promise.reject(Object.assign(new Error('refused'), { name: 'ApiError', status }));

  it('may, with all that it asked for', async () => {
    expect(isRenderCacheable(200, await drawn(answer, answer))).toBe(true);
    expect(isRenderCacheable(200, [])).toBe(true);
  });

  it('may not, when a part failed or is still on its way', async () => {
    expect(isRenderCacheable(200, await drawn(answer, failure(500)))).toBe(false);
    expect(isRenderCacheable(200, await drawn(answer, failure(404)))).toBe(false);
    const client = new QueryClient();
    void client.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) });
    expect(isRenderCacheable(200, client.getQueryCache().getAll())).toBe(false);
  });

  it('may, when it says that something does not exist', async () => {
    expect(isRenderCacheable(404, await drawn(answer, failure(404)))).toBe(true);
    expect(isRenderCacheable(404, await drawn(failure(500), failure(404)))).toBe(false);
    expect(isRenderCacheable(404, await drawn(() => Promise.reject(new Error('404'))))).toBe(false);
  });

  it('may not, for an address that no route has', async () => {
    expect(isRenderCacheable(404, await drawn(answer))).toBe(false);
  });

  it.each([301, 302, 401, 403, 500, 503])('may not with status %i', async (status) =>
    expect(isRenderCacheable(status, await drawn(answer))).toBe(false),
  );
});
