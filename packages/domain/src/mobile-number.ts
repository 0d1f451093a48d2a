import { firstCharacters } from './characters.ts';
import { foldDigits } from './digits.ts';

/** The field's maxlength: eleven digits and two spaces. */
export const mobileInputMaxLength = 13;

const digitCount = 11;

/** Spaces, dashes, brackets, and the invisible marks of a copied number. */
const separators = /[\s\p{Pd}\u2212()[\]{}\p{Cf}]/gu;

/**
 * With a country code, or bare. No Iranian mobile number begins with 098, so ten digits that begin with 98 are a country
 * code that is still being typed.
 */
const complete = /^(?:(?:\+98|0098|98)(9\d{9})|(9(?!8)\d{9}))$/;

/** An Iranian mobile after +98, 98, 0098, 0 or nothing. */
const elevenDigits = /^09\d{9}$/;

/**
 * The typed or pasted number: Latin digits without separators, and a complete +98, 98, 0098 or bare 9… form as 0….
 * What is not complete stays, and so does anything that is no number.
 */
export function readMobile(text: string): string {
  const bare = foldDigits(text).replace(separators, '');
  return bare.replace(complete, '0$1$2');
}

/** An Iranian mobile number of exactly eleven digits. It judges what {@link readMobile} has read. */
export function isMobile(text: string): boolean {
  return elevenDigits.test(stripMobile(text));
}

/**
 * The number as the field shows it, grouped 4-3-4. One that is typed without its 0 is grouped as if it had it, so that
 * completing it moves nothing. A form with a country code is not grouped: it would not fit until it is complete.
 */
export function showMobile(text: string): string {
  const read = readMobile(text);
  if (!/^(?:0(?!0)|9(?!8))\d*$/.test(read)) return firstCharacters(read, mobileInputMaxLength);
  const first = read.startsWith('9') && read.length < digitCount ? 3 : 4;
  const groups = [
    read.slice(0, first),
    read.slice(first, first + 3),
    read.slice(first + 3, digitCount),
  ];
  return groups.filter((group) => group !== '').join(' ');
}

/** Without what may stand between its digits: what is sent. Eleven digits where {@link isMobile} takes it. */
export function stripMobile(text: string): string {
  return text.replace(separators, '');
}

/**
 * A phone number as one reads it out: 0912 345 6789, 021 9100 0000, or either after +98. One of another form stays as
 * it is.
 */
export function groupPhone(phone: string): string {
  return phone
    .replace(/^(0|\+98)(?:(9\d\d)(\d{3})|([1-8]\d)(\d{4}))(\d{4})$/, '$1 $2$4 $3$5 $6')
    .replace(/^0 /, '0');
}
