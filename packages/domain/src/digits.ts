import type { Locale } from './locale.ts';

const latin = '0123456789,.%-';
const persian = '۰۱۲۳۴۵۶۷۸۹٬٫٪−';

/** Persian, Arabic and every other decimal digit as 0 to 9. Other characters stay. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(worthOf(digit)));
}

/** Shows digits in the locale's script, for text that is no number: a phone number, a code. */
export function showDigits(text: string, locale: Locale): string {
  return write(foldDigits(text), /[0-9]/g, locale);
}

/** Writes a number that is written in Latin: also its separators, its minus and its percent sign. */
export function writeSigns(number: string, locale: Locale): string {
  // An invisible mark keeps a Persian minus on the left of its number.
  const marked = locale === 'fa' ? number.replace('-', '\u200e-') : number;
  return write(marked, /[0-9,.%-]/g, locale);
}

/** By a table, since making the first `Intl.NumberFormat` takes a phone tens of milliseconds. */
function write(text: string, signs: RegExp, locale: Locale): string {
  if (locale === 'en') return text;
  return text.replace(signs, (sign) => persian.charAt(latin.indexOf(sign)));
}

/** Unicode keeps a script's ten digits together, zero first. Adjacent rows are whole, so counting back finds zero. */
function worthOf(digit: string): number {
  const code = Number(digit.codePointAt(0));
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
