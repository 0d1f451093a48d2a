import type { Handlers } from '../contract/handlers.ts';
import { trustBadges } from '../site/details.ts';
import { fullRateOperators } from '../site/operators.ts';
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import { readName } from './name.ts';
import { referrerOf } from './referrals.ts';

/** The check's answer without a referral. */
const noReferral = '4';

export function accountHandlers(
  db: Database,
  { signIn, sessions, users, gifts }: Accounts,
): Pick<
  Handlers,
  | 'sendCode'
  | 'login'
  | 'logout'
  | 'endSession'
  | 'getUser'
  | 'ghostCheck'
  | 'updateUser'
  | 'getReferral'
  | 'listGiftDays'
> {
  return {
    sendCode: async ({ body, address }) => {
      await signIn.sendCode(body.mobile, body.ref, address);
    },

    login: ({ body, address }) => ({ token: signIn.login(body.mobile, body.password, address) }),

    logout: ({ viewer }) => {
      sessions.end(viewer.token);
    },

    endSession: ({ viewer }) => {
      if (viewer) sessions.end(viewer.token);
    },

    getUser: ({ viewer }) => ({ data: users.user(viewer.mobile) }),

    // No operator in front of this server identifies the network, so nobody is a subscriber here.
    ghostCheck: ({ query }) => ({
      subscription: 0,
      days_period_to_end: 0,
      operator_fullrate: fullRateOperators,
      mobile: null,
      ref: referrerOf(db, query.ref) ? query.ref : noReferral,
      show_app: true,
      samandehi_id: trustBadges.samandehi?.id ?? '',
      samandehi_p: trustBadges.samandehi?.key ?? '',
    }),

    updateUser: ({ viewer, body }) => {
      users.rename(viewer.mobile, body.name === null ? null : readName(body.name));
      return { data: users.user(viewer.mobile) };
    },

    getReferral: ({ viewer }) => ({ data: users.referral(viewer.mobile) }),

    listGiftDays: ({ viewer, query = {}, locale }) => ({
      data: gifts.list(viewer.mobile, query, locale),
    }),
  };
}
