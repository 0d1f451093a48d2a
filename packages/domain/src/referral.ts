/** The cookies of a referral: `ref` is the number in decimal digits, `refb` the code as it came. */
export interface Referral {
  readonly ref: string;
  readonly refb: string;
}

/** A value that means: nobody referred this viewer. */
const nobody = '4';

/** What is sent where nothing is known. */
const unknown = '0';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A code of base 62 as decimal digits. Ten characters pass 2^53, so it is never a number on the way. */
export function decodeReferral(code: string): string | undefined {
  if (!/^[0-9a-zA-Z]{1,10}$/.test(code)) return undefined;
  let value = 0n;
  for (const character of code) value = value * 62n + BigInt(alphabet.indexOf(character));
  return value.toString();
}

/** The two cookies that a `?ref` sets, or nothing: then both are left as they are. */
export function referralFromQuery(code: string | null | undefined): Referral | undefined {
  if (code == null) return undefined;
  const ref = decodeReferral(code);
  return ref === undefined || ref === nobody ? undefined : { ref, refb: code };
}

/**
 * The `ref` cookie that the anonymous check sets, or nothing. It never replaces one that is there. 0 is
 * what would be sent anyway, and a cookie would keep the viewer's pages out of the shared cache.
 */
export function referralFromCheck(
  ref: string | number | null | undefined,
  cookie: string | null | undefined,
): string | undefined {
  // The number counts, and not how it is written: 04 is 4.
  const value = referralToSend(String(ref)).replace(/^0+(?=\d)/, '');
  return cookie || value === nobody || value === unknown ? undefined : value;
}

/** What a call carries: the digits of the `ref` cookie, or 0. */
export function referralToSend(cookie: string | null | undefined): string {
  const digits = String(cookie);
  return /^[0-9]{1,18}$/.test(digits) ? digits : unknown;
}
