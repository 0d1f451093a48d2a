import fc from 'fast-check';

/** Markup that a page must always escape. */
export const markup = '<fuzz-mark>';

/** Texts that often break parsers, routers, renderers and logs. */
const hostileTexts = [
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '..%2f..%2finternal',
  '%2e%2e%2finternal',
  '..\\..\\x',
  '%',
  '%zz',
  '%00',
  '%0d%0aset-cookie:%20a=b',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '%ff',
  '%e2%80%ae',
  '%F0%9F%8E%AC',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '0x10',
  '۱۰۲۴',
  'شب‌های یزد',
  'ك ي ی',
  '\u202e\u0000\ufeff',
  '\ud800',
  '[object Object]',
  '{"a":1}',
  '[]',
  '{{7*7}}',
  '$' + '{7*7}',
  "'; drop table users; --",
  `"${markup}</script><script>`,
  `--> ${markup}`,
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'https://elsewhere.example/',
  '/\\elsewhere.example',
  '*',
  '?',
  '#',
  ';a=b',
  ':id',
  'x'.repeat(300),
  'x'.repeat(5000),
  'ا'.repeat(1000),
  '/'.repeat(200),
  '%25'.repeat(100),
] as const;

export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

export const ids = [
  '1024',
  '1005',
  '1506',
  '1666',
  '2102',
  '3001',
  '3101',
  '3001-1-2',
  '4001',
  '1804',
  'e-9',
  'e-6',
  'nasim',
  'parde-one',
  'p-31',
  'ravagh',
  'mystery',
  'kids',
  'm3',
  '23000001',
  'yalda-nights',
  'watchlist',
  '999999',
] as const;

/** Encodes a text in UTF-8 and returns one character per byte, as sent to the server. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Replaces lone surrogates. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString();

/**
 * Texts in an address: percent-encoded as by a browser, or unencoded but without characters that end the request
 * line.
 */
export const inAddress = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(3)).map(([value, way]) => {
    if (way === 0) return bytesOf(value.replace(/[\p{Cc}\s]/gu, '%20'));
    if (way === 1) return encodeURI(wellFormed(value)).replaceAll('#', '%23');
    return encodeURIComponent(wellFormed(value));
  });

/** Texts that a header may contain: without line ends and NUL. */
export const inHeader = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  text.map((value) => bytesOf(value.replace(/\p{Cc}/gu, '')));

const queryNames = [
  'ref',
  'cursor',
  'q',
  'season',
  'type',
  'sort',
  'age',
  'lang',
  'country',
  'f_type',
  'limit',
  'query',
  'problem',
  'minutes',
  'tracking_code',
  'modal',
  'next',
  'redirect',
  '_data',
  'index',
  '__proto__',
];

const pair = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...queryNames) },
      { weight: 1, arbitrary: inAddress(hostile) },
    ),
    fc.option(
      fc.oneof(inAddress(hostile), fc.constantFrom(...ids, '0', '1', '1500001', 'movie', 'pin')),
      { freq: 8 },
    ),
  )
  .map(([name, value]) => (value === null ? name : `${name}=${value}`));

/** The query with its question mark, or an empty string. */
export const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`),
  },
  { weight: 1, arbitrary: inAddress(hostile).map((text) => `?${text}`) },
);
