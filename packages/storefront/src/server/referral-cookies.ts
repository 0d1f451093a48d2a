import { cookieLifetimes, cookieNames, referralFromQuery } from '@parde/domain';
import { serialize } from 'hono/utils/cookie';

/** The cookies that `?ref` on any page sets. Scripts read them, so they are not HttpOnly. */
export function referralCookies(code: string | null, origin: string): string[] {
  const referral = referralFromQuery(code);
  if (!referral) return [];
  const options = {
    path: '/',
    maxAge: cookieLifetimes.referral,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
  } as const;
  return [
    serialize(cookieNames.referral, referral.ref, options),
    serialize(cookieNames.referralCode, referral.refb, options),
  ];
}
