import { foldDigits } from '../language/digits.ts';

/** Matches an amount with its currency: «۴۵٬۰۰۰ تومان», `45,000 toman`, «۴۵۰٬۰۰۰ ریال». */
const written = /^(\d[\d,٬.]*)\s*(تومان|toman|ریال|rials?)$/i;

/** Returns the whole toman of an amount that a server has written as text. Undefined for any other text. */
export function readWrittenToman(text: string): number | undefined {
  const [, digits = '', currency = ''] = written.exec(foldDigits(text).trim()) ?? [];
  const number = digits.replaceAll(/[,٬.]/g, '');
  if (number === '' || number.length > 15) return undefined;
  return /^ت|^t/i.test(currency) ? Number(number) : Math.floor(Number(number) / 10);
}
