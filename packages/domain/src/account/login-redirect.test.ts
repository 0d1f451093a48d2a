import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPath } from '../search/search-term.ts';
import { anyText } from '../test-support/any-text.ts';
import { safeRedirect } from './login-redirect.ts';

describe('the target after login', () => {
  it.each([
    '/',
    '/profile/list',
    '/plan/3?content_id=1024&content_type=movie',
    '/search/%D9%BE%D8%B1%D8%AF%D9%87',
    '/search/a%20b',
    '/search/%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D9%85',
    '/lists/top-10_a.b~c',
    '/search/C%2B%2B',
    '/search/what%27s%20up%3F',
    '/search/%22%23%24%26%28%29%3A%3b%3C%3D%3E%40%5b%5D%5E%60%7B%7C%7d',
    '/search/wow!%20(2)*',
    `/${'a'.repeat(2047)}`,
  ])('can be %j', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    undefined,
    null,
    '',
    'profile',
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%5cevil.test',
    '/%2fevil.test',
    '/%2Fevil.test',
    '/%252fevil.test',
    '/100%25',
    '/%2E%2E/x',
    '/a%2E',
    '/a%5Cb',
    '/%1f',
    '/%7F',
    '/%0d%0aSet-Cookie:a',
    '/%61',
    "/what's",
    '/a//b',
    '/.//evil.test',
    '/..//evil.test',
    '/a/../..//evil.test',
    '/.',
    '/..',
    '/a/..?b=1',
    '/%2e%2e/x',
    '/\t/evil.test',
    '/\n/evil.test',
    '/%09/evil.test',
    '/%00',
    '/a\u0000b',
    ' /a',
    '/a b',
    '/a#b',
    '/a?next=https://evil.test',
    '/<script>',
    '/%',
    '/%zz',
    '/%D9',
    '/%C2%85',
    '/%E2%80%A8',
    '/پرده',
    `/${'a'.repeat(2048)}`,
  ])('cannot be %j', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });

  it('may be the results of any search, except for characters that would be decoded as another path', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[ -~]{0,12}$/)), (text) => {
        const path = searchPath(text);
        expect(safeRedirect(path)).toBe(/%(?:2F|5C|25)/.test(path) ? undefined : path);
      }),
      { numRuns: 1000 },
    );
  });

  it('never leaves the site for any input', () => {
    const parts = fc.array(
      fc.constantFrom(
        ...['/', '\\', '.', '..', '%2f', '%5c', '%09', '\t', '@', ':', '?', '#', '%20', '%D9%BE'],
        ...['%3A', '%40', '%3F', '%23', '%27', "'", '(', '*', '%2B', '%25', '%2e', '%7C'],
        ...[
          'https:',
          'javascript:',
          'evil.test',
          'movie',
          '1024',
          '-',
          '_',
          '~',
          '=',
          '&',
          '+',
          ',',
        ],
      ),
    );
    const given = fc.oneof(
      parts.map((list) => `/${list.join('')}`),
      parts.map((list) => list.join('')),
      anyText,
    );
    const site = 'https://parde.test';
    fc.assert(
      fc.property(given, (target) => {
        const safe = safeRedirect(target);
        if (safe === undefined) return true;
        const { href, pathname } = new URL(safe, site);
        return href === site + safe && new URL(pathname, site).origin === site;
      }),
      { numRuns: 2000 },
    );
  });
});
