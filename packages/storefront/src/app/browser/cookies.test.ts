import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, removeCookiesExcept } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads a cookie as the server does, percent-encoded or not', () => {
  vi.stubGlobal('document', {
    cookie: 'filtercontents=%3Fage%3D12%26lang%3D0; ref=42; broken=%E0%A4%A',
  });
  expect(readCookie('filtercontents')).toBe('?age=12&lang=0');
  expect(readCookie('ref')).toBe('42');
  expect(readCookie('broken')).toBe('%E0%A4%A');
  expect(readCookie('none')).toBeUndefined();
});

it('removes all other cookies at any path and domain', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return '_stats=a=b; isKids=1; nameless';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('window', {
    location: { protocol: 'https:', hostname: 'www.parde.example', pathname: '/movie/1' },
  });
  removeCookiesExcept(['isKids']);
  for (const name of ['_stats', '']) {
    for (const path of ['/', '/movie', '/movie/', '/movie/1']) {
      for (const domain of ['', '; domain=www.parde.example', '; domain=parde.example']) {
        expect(written).toContain(`${name}=; path=${path}${domain}; max-age=0; secure`);
      }
    }
  }
  expect(written.filter((text) => text.startsWith('isKids'))).toEqual([]);
});
