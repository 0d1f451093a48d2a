/** The referral cookies: `ref` is the number in decimal digits, `refb` the code in its original form. */
export interface Referral {
  readonly ref: string;
  readonly refb: string;
}

/** The value for "no referral". */
const nobody = '4';

/** The value to send if no referral is known. */
const unknown = '0';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Decodes a base-62 code to decimal digits. Ten characters exceed 2^53, so the result is not a `number`. */
export function decodeReferral(code: string): string | undefined {
  if (!/^[0-9a-zA-Z]{1,10}$/.test(code)) return undefined;
  let value = 0n;
  for (const character of code) value = value * 62n + BigInt(alphabet.indexOf(character));
  return value.toString();
}

/** Returns the two cookies that a `?ref` sets, or undefined to leave both unchanged. */
export function referralFromQuery(code: string | null | undefined): Referral | undefined {
  if (code == null) return undefined;
  const ref = decodeReferral(code);
  return ref === undefined || ref === nobody ? undefined : { ref, refb: code };
}

/**
 * Returns the `ref` cookie that the anonymous check sets, or undefined. An existing cookie is never replaced. 0 is
 * the default anyway, and a cookie would exclude the viewer's pages from the shared cache.
 */
export function referralFromCheck(
  ref: string | number | null | undefined,
  cookie: string | null | undefined,
): string | undefined {
  // Compare numbers and not spellings: 04 equals 4.
  const value = referralToSend(String(ref)).replace(/^0+(?=\d)/, '');
  return cookie || value === nobody || value === unknown ? undefined : value;
}

/** Returns the `ref` of a call: the digits of the cookie, or 0. */
export function referralToSend(cookie: string | null | undefined): string {
  const digits = String(cookie);
  return /^[0-9]{1,18}$/.test(digits) ? digits : unknown;
}
