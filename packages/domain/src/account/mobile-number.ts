import { firstCharacters } from '../language/characters.ts';
import { foldDigits } from '../language/digits.ts';

/** The field's maxlength: eleven digits and two spaces. */
export const mobileInputMaxLength = 13;

const digitCount = 11;

/** Spaces, dashes, brackets, and the invisible marks of a copied number. */
const separators = /[\s\p{Pd}\u2212()[\]{}\p{Cf}]/gu;

/**
 * A complete number with a country code, or without a prefix. No Iranian mobile number begins with 098, so ten digits
 * that begin with 98 are an incomplete number with a country code.
 */
const complete = /^(?:(?:\+98|0098|98)(9\d{9})|(9(?!8)\d{9}))$/;

/** An Iranian mobile number, after its prefix (+98, 98, 0098, 0 or none) has become 0. */
const elevenDigits = /^09\d{9}$/;

/**
 * Returns the typed or pasted number with Latin digits and without separators. A complete +98, 98, 0098 or bare 9…
 * form becomes 0…. Incomplete numbers and other texts are not converted.
 */
export function readMobile(text: string): string {
  const bare = foldDigits(text).replace(separators, '');
  return bare.replace(complete, '0$1$2');
}

/** True for an Iranian mobile number of exactly eleven digits, as {@link readMobile} returns it. */
export function isMobile(text: string): boolean {
  return elevenDigits.test(stripMobile(text));
}

/**
 * Returns the number as the field shows it, grouped 4-3-4. A number without its 0 is grouped as if it had one, so
 * that completing the number moves nothing. A form with a country code is not grouped, because it would not fit until
 * it is complete.
 */
export function formatMobile(text: string): string {
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

/**
 * Removes the separators between the digits, for sending. The result has eleven digits if {@link isMobile} accepts
 * it.
 */
export function stripMobile(text: string): string {
  return text.replace(separators, '');
}

/**
 * Groups a phone number as people read it aloud: 0912 345 6789, 021 9100 0000, or either after +98. Other forms are
 * unchanged.
 */
export function groupPhone(phone: string): string {
  return phone
    .replace(/^(0|\+98)(?:(9\d\d)(\d{3})|([1-8]\d)(\d{4}))(\d{4})$/, '$1 $2$4 $3$5 $6')
    .replace(/^0 /, '0');
}
