/** The standard Persian keyboard (ISIRI 9147), key by key beside the Latin one. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\";
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوژ';

/** With the shift key, and the one that other keyboards have beside the left one. */
const others: readonly (readonly [string, string])[] = [
  ['`', 'پ'],
  ['H', 'آ'],
  ['C', 'ژ'],
  ['S', 'ئ'],
  ['A', 'ؤ'],
  ['?', '؟'],
];

const toPersian = new Map<string, string>([
  ...[...latinKeys].map((key, at): [string, string] => [key, persianKeys[at] ?? '']),
  ...others,
]);
const toLatin = new Map([
  ...[...latinKeys].map((key, at): [string, string] => [persianKeys[at] ?? '', key]),
  ['آ', 'H'],
  ['ئ', 'S'],
  ['ؤ', 'A'],
]);

/** «کاروان» for ";hv,hk": typed by who forgot to change the keyboard. */
export function asPersianKeys(text: string): string {
  return [...text]
    .map((key) => toPersian.get(key) ?? toPersian.get(key.toLowerCase()) ?? key)
    .join('');
}

/** "night" for «دهلاف». */
export function asLatinKeys(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => toLatin.get(letter) ?? (letter === '\u200c' ? ' ' : letter))
    .join('');
}

/** What it may be by the other keyboard: nothing where it is of both or of neither. */
export function onOtherKeyboard(text: string): readonly string[] {
  // Digits are of neither.
  const isPersian = /(?=\p{L})\p{Script=Arabic}/u.test(text);
  const isLatin = /[a-z]/i.test(text);
  if (isPersian === isLatin) return [];
  if (isPersian) return [asLatinKeys(text)];
  return [...new Set([asPersianKeys(text), asPersianKeys(text.toLowerCase())])];
}
