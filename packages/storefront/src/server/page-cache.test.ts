import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isRenderCacheable, isRequestCacheable } from './page-cache.ts';

function request(path = '/', cookie?: string, method = 'GET') {
  return new Request(`https://parde.example${path}`, { method, headers: cookie ? { cookie } : {} });
}

describe('a request', () => {
  it('is cacheable without cookies, or with the locale only', () => {
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
    'isKids=7',
    'isKids=0',
  ])('is not cacheable with the cookie %s', (cookie) =>
    expect(isRequestCacheable(request('/', cookie))).toBe(false),
  );

  it.each(['/?ref=abc', '/?a=1&ref=', '/?%72ef=abc', '/ref/abc', '/Ref/a-b/', '/%72ef/abc'])(
    'keeps nothing for a referral: %s',
    (path) => {
      expect(isRequestCacheable(request(path))).toBe(false);
    },
  );

  it('is cacheable as a read only', () => {
    expect(isRequestCacheable(request('/', undefined, 'POST'))).toBe(false);
    expect(
      isRequestCacheable(
        new Request('https://parde.example/', { headers: { authorization: 'Bearer x' } }),
      ),
    ).toBe(false);
  });
});

describe('a render', () => {
  async function queriesAfter(...calls: (() => Promise<unknown>)[]) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await Promise.all(
      calls.map((queryFn, index) => client.prefetchQuery({ queryKey: [index], queryFn })),
    );
    return client.getQueryCache().getAll();
  }
  const answer = async () => 'data';
  const failure = (status: number) => () =>
    Promise.reject(Object.assign(new Error('refused'), { name: 'ApiError', status }));

  it('is cacheable where all queries succeeded', async () => {
    expect(isRenderCacheable(200, await queriesAfter(answer, answer))).toBe(true);
    expect(isRenderCacheable(200, [])).toBe(true);
  });

  it('is not cacheable where a query failed or is pending', async () => {
    expect(isRenderCacheable(200, await queriesAfter(answer, failure(500)))).toBe(false);
    expect(isRenderCacheable(200, await queriesAfter(answer, failure(404)))).toBe(false);
    const client = new QueryClient();
    void client.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) });
    expect(isRenderCacheable(200, client.getQueryCache().getAll())).toBe(false);
  });

  it('is not cacheable where a list begins at the start for a cursor that the API refuses', async () => {
    const standIn = async () => ({ items: [], isStandIn: true });
    expect(isRenderCacheable(200, await queriesAfter(answer, standIn))).toBe(false);
  });

  it('is cacheable where the API has answered 404', async () => {
    expect(isRenderCacheable(404, await queriesAfter(answer, failure(404)))).toBe(true);
    expect(isRenderCacheable(404, await queriesAfter(failure(500), failure(404)))).toBe(false);
    expect(isRenderCacheable(404, await queriesAfter(() => Promise.reject(new Error('404'))))).toBe(
      false,
    );
  });

  it('is not cacheable where no route matched', async () => {
    expect(isRenderCacheable(404, await queriesAfter(answer))).toBe(false);
  });

  it.each([301, 302, 401, 403, 500, 503])('is not cacheable with status %i', async (status) =>
    expect(isRenderCacheable(status, await queriesAfter(answer))).toBe(false),
  );
});
