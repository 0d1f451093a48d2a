import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiAddress, callbackAddress, mappedAddress, mediaAddress } from './outgoing-address.ts';

const base = 'https://api.test/v1';
const media = (path: string) => mediaAddress(base, new URL(`https://parde.test${path}`));

/** Segments that some server may read as a path to another location. */
const strays = [
  ...[
    '..',
    '.',
    '...',
    '.%2e',
    '%2e%2e',
    '%2E.',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '..;',
    '..%3bx',
    '..%00',
  ],
  ...[
    'a%2fb',
    'a%2Fb',
    'a%252fb',
    'a%5cb',
    'a\\b',
    'a%c0%afb',
    'a%e0%80%afb',
    '..%2f..%2finternal',
  ],
  ...[
    'a%3fb',
    'a%23b',
    'a?b',
    'a#b',
    'a;b',
    'a%3bb',
    'a%25',
    'a%',
    '%zz',
    '%ff',
    '%d9',
    '%ed%a0%80',
  ],
  ...['%00', 'a%0d%0aHost:x', 'a%7f', 'a\nb', ''],
];

/** Segments that names of files or titles never contain, but that a map may write. */
const unusual = [
  'titles:search',
  '@me',
  '%40host',
  'a+b',
  'a%20b',
  'a=b',
  'a,b',
  '(a)',
  '..%20',
  '..%e2%80%8c',
  '.%cd%8f',
  'a&b',
];

describe('an API address', () => {
  it.each([
    ['/get/movie/1024', `${base}/get/movie/1024`],
    ['/get/movie/m-1.a_~', `${base}/get/movie/m-1.a_~`],
    ['/get/genre/%d8%b7%D9%86%D8%B2', `${base}/get/genre/%D8%B7%D9%86%D8%B2`],
    ['/get/genre/طنز', `${base}/get/genre/%D8%B7%D9%86%D8%B2`],
    ['/get/movie/%61', `${base}/get/movie/a`],
  ])('is created from %s', (path, address) => {
    expect(apiAddress(base, path)).toBe(address);
  });

  it.each([...strays, ...unusual])('is not made of %j', (segment) => {
    expect(apiAddress(base, `/get/movie/${segment}`)).toBeUndefined();
    expect(apiAddress(base, `/${segment}/x`)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    '@evil.test/x',
    '.evil.test',
    ':80/x',
    '//evil.test/x',
    '/',
    `/${'a'.repeat(2048)}`,
  ])('is not made of %j', (path) => {
    expect(apiAddress(base, path)).toBeUndefined();
  });

  it('has its query encoded again', () => {
    const query = new URLSearchParams('query=a+b%26c&type=&2&page=1#x');
    expect(apiAddress(base, '/search', query)).toBe(
      `${base}/search?query=a%20b%26c&type&2&page=1%23x`,
    );
    expect(apiAddress('https://api.test', '/logout', [['2', '']])).toBe(
      'https://api.test/logout?2',
    );
  });
});

describe('an address from a brand’s map', () => {
  it.each([
    ['/v3/titles/', `${base}/v3/titles/`],
    ['/titles:search', `${base}/titles:search`],
    ['/@me/a+b,c=d&e', `${base}/@me/a+b,c=d&e`],
    ['/a%20b/(c)', `${base}/a%20b/(c)`],
  ])('is created from %s', (path, address) => {
    expect(mappedAddress(base, path)).toBe(address);
  });

  it.each(strays)('is not made of %j', (segment) => {
    expect(mappedAddress(base, `/titles/${segment}/x`)).toBeUndefined();
  });

  it.each(['..%20', '%20', '. .'])(
    'is not created from %j, which some servers read as a folder',
    (segment) => {
      expect(mappedAddress(base, `/titles/${segment}`)).toBeUndefined();
    },
  );

  it.each(['', '/', '//', '//evil.test', 'x', '@evil.test/x'])('is not made of %j', (path) => {
    expect(mappedAddress(base, path)).toBeUndefined();
  });
});

describe('an address of a file', () => {
  it.each([
    ['/media/poster/movie/1024?v=x&w=320', '/media/poster/movie/1024?v=x&w=320'],
    ['/media/stream/1795-a_-b/vod/movie/1/60/zh.fa.en/avc.m3u8', undefined],
    ['/media/download/t/%D9%81%DB%8C%D9%84%D9%85.mp4?viewer=1', undefined],
    ['/media/%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF.vtt', undefined],
    ['/media/a?x=%2e%2e%2f&y=a;b', '/media/a?x=..%2F&y=a%3Bb'],
  ])('is created from %s', (path, expected = path) => {
    expect(media(path)).toBe(`https://api.test${expected}`);
  });

  // The URL parser itself has already resolved dot segments and separators.
  it.each([...strays, ...unusual].filter((each) => !/^(?:\.|%2e){1,2}$|[?#\n\\]/i.test(each)))(
    'is not made of %j',
    (segment) => {
      expect(media(`/media/${segment}/x`)).toBeUndefined();
      expect(media(`/media/poster/${segment}`)).toBeUndefined();
    },
  );

  it.each([
    ...['/media', '/media/', '/media//a', '/media/a/', '/media/a//b', '/mediax/a', '/MEDIA/a'],
    ...[
      '/%6dedia/a',
      '//media/a',
      '/media/../internal',
      '/media/%2e%2e/internal',
      '/media/..\\internal',
    ],
    `/media/${'a/'.repeat(1024)}a`,
  ])('is not created from %s', (path) => {
    expect(media(path)).toBeUndefined();
  });
});

it('the callback address has the configured origin', () => {
  expect(callbackAddress('https://parde.test')).toBe('https://parde.test/callback');
});

/** Near-addresses from the parts of path traversals, in any order. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['/', '.', '..', '%2f', '%2e', '%5c', '%25', '%00', '\\', ';', '?', '#', '@', ':'],
  ),
  fc.constantFrom('%c0', '%af', '%E2%80%8C', 'media', 'internal', 'http://evil.test', ' ', '\t'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anyPath = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);

/** Returns the path decoded any number of times, as chained servers may decode it. */
function decoded(path: string): string[] {
  try {
    const once = decodeURIComponent(path);
    return once === path ? [path] : [path, ...decoded(once)];
  } catch {
    return [path];
  }
}

it('any input gives an address below its base', () => {
  const makers = [
    (path: string) => apiAddress(base, path),
    (path: string) => mappedAddress(base, path),
    (path: string) => media(`/media${path}`),
  ];
  fc.assert(
    fc.property(anyPath, fc.constantFrom(...makers), (path, make) => {
      const address = make(path);
      if (address === undefined) return;
      const { origin, pathname, href } = new URL(address);
      expect(href).toBe(address);
      expect(origin).toBe('https://api.test');
      for (const reading of decoded(pathname)) {
        expect(reading).toMatch(/^\/(?:v1|media)\/[^/]/);
        expect(reading.split(/[/\\;]/)).not.toContain('..');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
        expect(reading).not.toMatch(/[\u0000-\u001f\\?#;]/);
      }
    }),
    { numRuns: 2000 },
  );
});
