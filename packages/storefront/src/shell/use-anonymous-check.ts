import { ghostCheckQuery } from '@parde/api-client/query';
import { cookieLifetimes, cookieNames, referralFromCheck, referralToSend } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { usePage } from '../page/Storefront.tsx';

/**
 * Who an anonymous viewer is. It is asked in the browser, because the pages that a guest sees are the same for all
 * guests and are kept for them.
 */
export function useAnonymousCheck(): void {
  const { api, facts } = usePage();
  const { data: check } = useQuery({
    ...ghostCheckQuery(api, {
      ref: import.meta.env.SSR ? '0' : referralToSend(readCookie(cookieNames.referral)),
    }),
    enabled: !facts.signedIn,
  });
  useEffect(() => {
    const referral = referralFromCheck(check?.ref, readCookie(cookieNames.referral));
    if (referral) writeCookie(cookieNames.referral, referral, cookieLifetimes.referral);
  }, [check]);
}
