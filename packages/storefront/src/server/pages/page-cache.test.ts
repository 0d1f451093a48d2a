import {
  cookieNames,
  defaultContentFilter,
  printContentFilter,
  referralFromQuery,
} from '@parde/domain';
import { QueryClient } from '@tanstack/react-query';
import { serialize } from 'hono/utils/cookie';
import { describe, expect, it } from 'vitest';
import { defineLanguages } from '../../entry/languages.ts';
import { isRenderCacheable, isRequestCacheable } from './page-cache.ts';

function request(path = '/', cookie?: string, method = 'GET') {
  return new Request(`https://parde.example${path}`, { method, headers: cookie ? { cookie } : {} });
}

describe('a request', () => {
  it('is cacheable without cookies', () => {
    expect(isRequestCacheable(request())).toBe(true);
    expect(isRequestCacheable(request('/movie/1?utm_source=sms'))).toBe(true);
  });

  const noFilter = `filtercontents=${printContentFilter(defaultContentFilter)}`;

  it.each([
    'i18n_redirected=en',
    'ref=0',
    'ref=839299365868340223; refb=ZZZZZZZZZZ',
    'refb=a; i18n_redirected=en; ref=10',
    noFilter,
    `ref=12; ${noFilter}; i18n_redirected=fa; refb=c`,
  ])('is cacheable with the cookies %s, which do not change the page', (cookie) => {
    expect(isRequestCacheable(request('/', cookie))).toBe(true);
  });

  it('is cacheable with the cookies of a visit with ?ref', () => {
    const referral = referralFromQuery('aB3');
    const cookies = [
      serialize(cookieNames.referral, referral?.ref ?? ''),
      serialize(cookieNames.referralCode, referral?.refb ?? ''),
    ];
    expect(isRequestCacheable(request('/', cookies.join('; ')))).toBe(true);
  });

  it.each([
    'session=abc',
    '__Host-session=abc',
    'ref=12; session=abc',
    'i18n_redirectedx=1',
    'i18n_redirected=EN',
    'i18n_redirected=%65n',
    'i18n_redirected=en;',
    'i18n_redirected=en;ref=12',
    'i18n_redirected=fa; i18n_redirected=en',
    'ref=12; refb=c; ref=12',
    'ref=',
    'ref=a',
    'ref=%31',
    'ref=1234567890123456789',
    'refb=a-b',
    'refb=12345678901',
    'REF=12',
    'filtercontents=?age=7&lang=0&country=0&f_type=0',
    'filtercontents=age=0&lang=0&country=0&f_type=0',
    'filtercontents=%3Fage%3D0%26lang%3D0%26country%3D0%26f_type%3D0',
    'filtercontents=',
    'isKids=7',
    'isKids=0',
    'constructor=1',
    'anything',
    '=',
  ])('is not cacheable with the cookie %s', (cookie) =>
    expect(isRequestCacheable(request('/', cookie))).toBe(false),
  );

  it.each(['/?ref=abc', '/?a=1&ref=', '/?%72ef=abc', '/ref/abc', '/Ref/a-b/', '/%72ef/abc'])(
    'is not cacheable with a referral: %s',
    (path) => {
      expect(isRequestCacheable(request(path))).toBe(false);
    },
  );

  it('is cacheable with the language of an address, if the brand has this language', () => {
    const ar = { name: 'العربية', dir: 'rtl', fallback: 'fa', messages: {} } as const;
    const brand = { languages: defineLanguages({ ar }) };
    const isCacheable = (query: string, of = brand) =>
      isRequestCacheable(request(`/movie/1?${query}`, 'ref=12'), of);
    expect(['language=ar', 'language=en'].map((query) => isCacheable(query))).toEqual([true, true]);
    expect(['language=de', 'language='].map((query) => isCacheable(query))).toEqual([false, false]);
    expect(isRequestCacheable(request('/movie/1?language=en'))).toBe(false);
  });

  it('is cacheable only if it is a read', () => {
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
    Promise.reject(
      Object.assign(new Error('refused'), { name: 'ApiError', kind: 'message', status }),
    );

  it('is cacheable if all queries succeeded', async () => {
    expect(isRenderCacheable(200, await queriesAfter(answer, answer))).toBe(true);
    expect(isRenderCacheable(200, [])).toBe(true);
  });

  it('is not cacheable if a query failed or is pending', async () => {
    expect(isRenderCacheable(200, await queriesAfter(answer, failure(500)))).toBe(false);
    expect(isRenderCacheable(200, await queriesAfter(answer, failure(404)))).toBe(false);
    const client = new QueryClient();
    void client.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) });
    expect(isRenderCacheable(200, client.getQueryCache().getAll())).toBe(false);
  });

  it('is not cacheable if a list restarts because the API refuses its cursor', async () => {
    const standIn = async () => ({ items: [], isStandIn: true });
    expect(isRenderCacheable(200, await queriesAfter(answer, standIn))).toBe(false);
  });

  it('is cacheable if the API has answered 404', async () => {
    expect(isRenderCacheable(404, await queriesAfter(answer, failure(404)))).toBe(true);
    expect(isRenderCacheable(404, await queriesAfter(failure(500), failure(404)))).toBe(false);
    expect(isRenderCacheable(404, await queriesAfter(() => Promise.reject(new Error('404'))))).toBe(
      false,
    );
  });

  it('is not cacheable if no route matched', async () => {
    expect(isRenderCacheable(404, await queriesAfter(answer))).toBe(false);
  });

  it.each([301, 302, 401, 403, 500, 503])('is not cacheable with status %i', async (status) =>
    expect(isRenderCacheable(status, await queriesAfter(answer))).toBe(false),
  );
});
