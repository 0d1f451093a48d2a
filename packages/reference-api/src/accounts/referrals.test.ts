import { decodeReferral } from '@parde/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referralOf, writeReferralCode } from './referrals.ts';

it('writes a referral so that every reader of the domain reads the same number', () => {
  fc.assert(
    fc.property(fc.nat(), (userId) => {
      const referral = referralOf(userId);
      expect(decodeReferral(writeReferralCode(referral))).toBe(String(referral));
    }),
  );
});
