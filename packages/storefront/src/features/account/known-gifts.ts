import type { Answer, GiftDays } from '@parde/api-client';
import { asArray } from '../../answers.ts';

type GiftPage = Answer<'listGiftDays'>['data'];

/** A server may know of reasons that have no name here yet. */
const reasons = ['referral', 'invited', 'plan', 'campaign', 'apology'] as const;

export type GiftReason = (typeof reasons)[number] | 'other';

/** Without its days a gift says nothing, so it is left out. */
export function knownGifts(pages: readonly (GiftPage | null)[]): readonly GiftDays[] {
  return pages
    .flatMap((page) => asArray(page?.items))
    .filter((gift: GiftDays | null) => typeof gift?.days === 'number');
}

export function reasonOf({ reason }: Pick<GiftDays, 'reason'>): GiftReason {
  return reasons.find((known) => known === reason) ?? 'other';
}

/** Of all gifts; of those that are shown, where the server does not say. */
export function giftTotal(pages: readonly (GiftPage | null)[]): number {
  const total: unknown = pages[0]?.about?.days;
  if (typeof total === 'number') return total;
  return knownGifts(pages).reduce((sum, { days }) => sum + days, 0);
}
