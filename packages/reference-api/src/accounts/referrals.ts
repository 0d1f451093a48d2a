import type { Database } from '../storage/database.ts';

/** Over these in this order, as `decodeReferral` of the domain reads them. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Far past 4, which means nobody, and long enough that a mistyped code is seldom somebody else's. */
const first = 23_000_000;

export function referralOf(userId: number): number {
  return first + userId;
}

export function writeReferralCode(referral: number): string {
  const rest = Math.floor(referral / 62);
  const last = alphabet.charAt(referral % 62);
  return rest === 0 ? last : writeReferralCode(rest) + last;
}

/** Whose referral these digits are, if they are anybody's. */
export function referrerOf(db: Database, digits: string) {
  const id = Number(digits) - first;
  if (!Number.isSafeInteger(id)) return undefined;
  return db.one(db.from.selectFrom('users').select(['id', 'mobile', 'name']).where('id', '=', id));
}
