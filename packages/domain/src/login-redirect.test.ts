import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './login-redirect.ts';
import { anyText } from './test-support/any-text.ts';

describe('the target after login', () => {
  it.each([
    '/',
    '/profile/list',
    '/plan/3?content_id=1024&content_type=movie',
    '/search/%D9%BE%D8%B1%D8%AF%D9%87',
    '/search/a%20b',
    '/search/%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D9%85',
    '/lists/top-10_a.b~c',
    `/${'a'.repeat(2047)}`,
  ])('may be %j', (target) => {
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
  ])('may not be %j', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });

  it('never leaves the site, whatever was given', () => {
    const parts = fc.array(
      fc.constantFrom(
        ...['/', '\\', '.', '..', '%2f', '%5c', '%09', '\t', '@', ':', '?', '#', '%20', '%D9%BE'],
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
