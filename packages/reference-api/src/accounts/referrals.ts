import type { Database } from '../storage/database.ts';

/** The order must match the domain's `decodeReferral`. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Far above 4, which means no referral, and so long that a mistyped code rarely matches another one. */
const first = 23_000_000;

export function referralOf(userId: number): number {
  return first + userId;
}

export function writeReferralCode(referral: number): string {
  const rest = Math.floor(referral / 62);
  const last = alphabet.charAt(referral % 62);
  return rest === 0 ? last : writeReferralCode(rest) + last;
}

/** The user with this referral code. */
export function referrerOf(db: Database, digits: string) {
  const id = Number(digits) - first;
  if (!Number.isSafeInteger(id)) return undefined;
  return db.one(db.from.selectFrom('users').select(['id', 'mobile', 'name']).where('id', '=', id));
}
