/** The keys of the standard Persian keyboard (ISIRI 9147), beside those of the Latin one. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\";
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوژ';

/** Keys with shift, and the extra key that other keyboards have beside the left shift key. */
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

/** Converts text typed with the Latin layout instead of the Persian one: ";hv,hk" becomes «کاروان». */
export function asPersianKeys(text: string): string {
  return [...text]
    .map((key) => toPersian.get(key) ?? toPersian.get(key.toLowerCase()) ?? key)
    .join('');
}

/** Converts text typed with the Persian layout instead of the Latin one: «دهلاف» becomes "night". */
export function asLatinKeys(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => toLatin.get(letter) ?? (letter === '\u200c' ? ' ' : letter))
    .join('');
}

/**
 * Returns the text as typed on the other keyboard layout. Returns nothing if the text has letters of both scripts or
 * of neither.
 */
export function onOtherKeyboard(text: string): readonly string[] {
  // Digits count as neither script.
  const isPersian = /(?=\p{L})\p{Script=Arabic}/u.test(text);
  const isLatin = /[a-z]/i.test(text);
  if (isPersian === isLatin) return [];
  if (isPersian) return [asLatinKeys(text)];
  return [...new Set([asPersianKeys(text), asPersianKeys(text.toLowerCase())])];
}
