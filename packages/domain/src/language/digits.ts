import type { Locale } from './locale.ts';

const latin = '0123456789,.%-';
const persian = '۰۱۲۳۴۵۶۷۸۹٬٫٪−';

/** Converts Persian, Arabic and all other decimal digits to 0 to 9. Other characters are unchanged. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Shows digits in the locale's script, for text that is not a number, such as a phone number or a code. */
export function showDigits(text: string, locale: Locale): string {
  return write(foldDigits(text), /[0-9]/g, locale);
}

/** Converts a number from Latin to the locale's script, including its separators, minus sign and percent sign. */
export function localiseNumberText(number: string, locale: Locale): string {
  // An invisible mark places the minus sign on the left of a Persian number.
  const marked = locale === 'fa' ? number.replace('-', '\u200e-') : number;
  return write(marked, /[0-9,.%-]/g, locale);
}

/** Uses a table, because creating the first `Intl.NumberFormat` takes tens of milliseconds on a phone. */
function write(text: string, signs: RegExp, locale: Locale): string {
  if (locale === 'en') return text;
  return text.replace(signs, (sign) => persian.charAt(latin.indexOf(sign)));
}

/**
 * Unicode places a script's ten digits together, zero first. Adjacent rows are complete, so counting back finds zero.
 */
function digitValue(digit: string): number {
  const code = Number(digit.codePointAt(0));
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
