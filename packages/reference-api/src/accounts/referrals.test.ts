import { decodeReferral } from '@parde/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referralOf, writeReferralCode } from './referrals.ts';

it('writes a referral that the domain’s decoder reads as the same number', () => {
  fc.assert(
    fc.property(fc.nat(), (userId) => {
      const referral = referralOf(userId);
      expect(decodeReferral(writeReferralCode(referral))).toBe(String(referral));
    }),
  );
});
