import { describe, expect, it } from 'vitest';
import { isCacheable } from './page-cache.ts';

function request(path = '/', cookie?: string, method = 'GET') {
  return new Request(`https://parde.example${path}`, { method, headers: cookie ? { cookie } : {} });
}

describe('what a shared cache may keep', () => {
  it('keeps a page that was asked for without cookies, or with the language alone', () => {
    expect(isCacheable(request())).toBe(true);
    expect(isCacheable(request('/movie/1?utm_source=sms'))).toBe(true);
    expect(isCacheable(request('/', 'i18n_redirected=en'))).toBe(true);
  });

  it.each([
    'session=abc',
    '__Host-session=abc',
    'ref=12',
    'i18n_redirected=en; refb=a',
    'i18n_redirectedx=1',
  ])('keeps nothing for a viewer with the cookie %s', (cookie) =>
    expect(isCacheable(request('/', cookie))).toBe(false),
  );

  it.each(['/?ref=abc', '/?a=1&ref=', '/?%72ef=abc'])(
    'keeps nothing for a referral: %s',
    (path) => {
      expect(isCacheable(request(path))).toBe(false);
    },
  );

  it('keeps nothing but reads', () => {
    expect(isCacheable(request('/', undefined, 'POST'))).toBe(false);
    expect(
      isCacheable(
        new Request('https://parde.example/', { headers: { authorization: 'Bearer x' } }),
      ),
    ).toBe(false);
  });
});
