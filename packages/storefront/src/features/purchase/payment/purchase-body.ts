import { cookieNames, referralToSend } from '@parde/domain';
import { readCookie } from '../../../app/browser/cookies.ts';
import { path } from '../../../paths.ts';
import type { WantedTitle } from '../plans/wanted-title.ts';

/** What every purchase says beside what is bought: what it is for, who sent the viewer, and where the bank returns. */
export function purchaseBody(origin: string, wanted: WantedTitle | undefined) {
  return {
    content_type: wanted?.type ?? null,
    content_id: wanted?.id ?? null,
    ref: referralToSend(readCookie(cookieNames.referral)),
    callback_url: origin + path('callback'),
  };
}
