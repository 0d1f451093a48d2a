import { cookieLifetimes, cookieNames, referralFromCheck } from '@parde/domain';
import { useEffect } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { useAnonymousCheck } from './use-viewer.ts';

/** The referral that the API knows of an anonymous viewer is kept where the device has none. */
export function useReferralOfCheck(): void {
  const check = useAnonymousCheck();
  useEffect(() => {
    const referral = referralFromCheck(check?.ref, readCookie(cookieNames.referral));
    if (referral) writeCookie(cookieNames.referral, referral, cookieLifetimes.referral);
  }, [check]);
}
