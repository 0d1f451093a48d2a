import type { Handlers } from '../contract/handlers.ts';
import { done } from '../contract/messages.ts';
import { operatorAt } from '../money/operator.ts';
import { trustBadges } from '../site/details.ts';
import { fullRateOperators } from '../site/operators.ts';
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import { deviceOf } from './device.ts';
import { readName } from './name.ts';
import { referrerOf } from './referrals.ts';

/** The answer of the check if there is no referral. */
const noReferral = '4';

export function accountHandlers(db: Database, { signIn, sessions, users, gifts }: Accounts) {
  return {
    sendCode: async ({ body, header, address, locale }) => {
      const { mobile, ref: referral, request_id: requestId } = body;
      const isNamed = header?.['Code-Request'] === 'named';
      const request_id = await signIn.sendCode({
        ...{ mobile, referral, requestId, isNamed, address, locale },
      });
      return { request_id, message: done.en, message_fa: done.fa };
    },

    login: ({ body, address, userAgent }) => {
      const { mobile, password: code, request_id: requestId } = body;
      const device = deviceOf(userAgent);
      return { token: signIn.login({ mobile, code, requestId, address, device }) };
    },

    logout: ({ viewer }) => {
      sessions.end(viewer.token);
    },

    endSession: ({ viewer }) => {
      if (viewer) sessions.end(viewer.token);
    },

    listSessions: ({ viewer }) => ({ data: { items: sessions.list(viewer) } }),

    revokeSession: ({ viewer, body }) => ({ data: sessions.revoke(viewer, body.id) }),

    revokeAllSessions: ({ viewer }) => {
      sessions.revokeAll(viewer.mobile);
    },

    getUser: ({ viewer }) => ({ data: users.user(viewer.mobile) }),

    // No operator identifies connections for this server, so nobody is a subscriber by their connection.
    ghostCheck: ({ query, address }) => ({
      subscription: 0,
      days_period_to_end: 0,
      operator_fullrate: fullRateOperators,
      operator: operatorAt(address)?.key ?? null,
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

    getInvitation: ({ query }) => ({ data: users.invitation(query.ref) }),

    listGiftDays: ({ viewer, query = {}, locale }) => ({
      data: gifts.list(viewer.mobile, query, locale),
    }),
  } satisfies Partial<Handlers>;
}
