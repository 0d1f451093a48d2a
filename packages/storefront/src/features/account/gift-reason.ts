import type { GiftDays } from '@parde/api-client';

const reasons = ['referral', 'invited', 'plan', 'campaign', 'apology'] as const;

/** A server may send reasons that are not known yet. */
export function reasonOf({ reason }: Pick<GiftDays, 'reason'>) {
  return reasons.find((known) => known === reason) ?? 'other';
}
