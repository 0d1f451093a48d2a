import type { Locale } from './locale.ts';

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

/** Persian, Arabic and every other decimal digit as 0 to 9. Other characters stay. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(worthOf(digit)));
}

/** Shows digits in the locale's script, for text that is no number: a phone number, a code. */
export function showDigits(text: string, locale: Locale): string {
  return writeDigits(foldDigits(text), locale);
}

/** Writes 0 to 9 by a table, since making the first `Intl.NumberFormat` takes a phone tens of milliseconds. */
export function writeDigits(text: string, locale: Locale): string {
  if (locale === 'en') return text;
  return text.replace(/[0-9]/g, (digit) => persianDigits.charAt(Number(digit)));
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
