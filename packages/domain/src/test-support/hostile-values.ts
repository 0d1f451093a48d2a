import fc from 'fast-check';

const long = (text: string) => text.repeat(10_000 / text.length);

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCodePoint(code)).join('');

/** Texts that an attacker may send, paste or store, each with a short name. */
export const hostileTexts: Readonly<Record<string, string>> = {
  nothing: '',
  blank: ' \t\n\r\u00a0\u2028\u2029\ufeff',
  'control characters': `${controls}\u007f\u0085\u009f`,
  'a NUL within': '12\u000034',
  'a line break at the end': '0912\n',
  'right-to-left marks': '\u202e\u200f0912\u061c\u2067پرده\u2069\u202c',
  'mixed digits': '0۱٢३𝟜۵',
  'signs and digits': '+-*#۱۲،۳٬۴٫۵',
  'an amount that is none': '-1e309',
  emoji: '👨‍👩‍👧🏴‍☠️🇮🇷👍🏽️1️⃣',
  'half a character': '\ud83d',
  'halves the wrong way round': 'پ\udc4d\ud83dپ',
  'nothing but marks': '\u0301\u064b\u200c\u200d',
  'the prototype': '__proto__',
  'a property of every object': 'constructor',
  'the word for nothing': 'undefined',
  'a number that is none': 'NaN',
  'an object with a prototype': '{"__proto__":{"polluted":true},"length":5}',
  'a list of anything': '[null,1e999,-0,{},[],"\\ud83d",{"__proto__":{"polluted":true}}]',
  'a cart that is none': '{"items":{"length":1e9},"total":"NaN"}',
  'broken JSON': '{"items":[',
  'an address elsewhere': '//evil.test/\\@parde.test',
  'a script': 'javascript:alert(1)//<script>',
  'broken escapes': '/%/%zz/%00/%ff',
  steps: '/../..//./%2e%2e',
  'long text': long('پ'),
  'long digits': long('9'),
  'long Persian digits': long('۹'),
  'long blank': long(' '),
  'long half-spaces': long('\u200c'),
  'long blank and half-spaces': `a${long(' \u200c')}a`,
  'long marks': `a${long('\u0301\u0338')}`,
  'long emoji': long('👨‍👩‍👧'),
  'long flags': long('🇮'),
  'long halves': long('\udc4d\ud83d'),
  'long slashes': `${long('/')}x`,
  'long escapes': `/${long('%D9')}`,
  'long brackets': long('['),
  'long signs': long('*#'),
};

/** Numbers that no clock, price or screen should produce. */
export const hostileNumbers: readonly number[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  -1,
  -0.5,
  0.1,
  1.5,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  8.64e15,
  8.64e15 + 1,
  -8.64e15,
  1e21,
  1e308,
  -1e308,
];

/** Any string, including lone surrogates. */
export const anyString = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});

export const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(...hostileNumbers));
