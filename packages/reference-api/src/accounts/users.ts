import type { Answer, User } from '@parde/api-client';
import type { Database } from '../storage/database.ts';
import type { GiftDays } from './gift-days.ts';
import { referralOf, referrerOf, writeReferralCode } from './referrals.ts';

/** The days that both sides get for an invitation. */
const invitationDays = 7;

const newUserScopes = ['watch', 'comment'];

/** Returns the subscription of a mobile number. */
export type SubscriptionOf = (mobile: string) => Pick<User, 'subscription' | 'days_period_to_end'>;

export type Users = {
  user: (mobile: string) => User;
  /** Called after a sign-in. The first one creates the user and records the referral. */
  welcome: (mobile: string, referral: string) => void;
  rename: (mobile: string, name: string | null) => void;
  referral: (mobile: string) => Answer<'getReferral'>['data'];
  invitation: (referral: string) => Answer<'getInvitation'>['data'];
};

export function createUsers(
  db: Database,
  now: () => number,
  gifts: GiftDays,
  subscriptionOf: SubscriptionOf,
): Users {
  const find = (mobile: string) =>
    db.one(db.from.selectFrom('users').selectAll().where('mobile', '=', mobile));

  const requireUser = (mobile: string) => {
    const row = find(mobile);
    if (!row) throw new Error(`There is a session, but no user, for ${mobile}.`);
    return row;
  };

  return {
    user: (mobile) => {
      const { name, scopes } = requireUser(mobile);
      const { subscription, days_period_to_end } = subscriptionOf(mobile);
      return { mobile, name, scope: JSON.parse(scopes), subscription, days_period_to_end };
    },

    welcome: (mobile, referral) => {
      if (find(mobile)) return;
      const inviter = referrerOf(db, referral);
      db.run(
        db.from.insertInto('users').values({
          mobile,
          name: null,
          scopes: JSON.stringify(newUserScopes),
          created_at: now(),
          invited_by: inviter?.id ?? null,
        }),
      );
      if (!inviter) return;
      const days = invitationDays;
      gifts.give({ mobile: inviter.mobile, days, reason: 'referral', from: hidden(mobile) });
      const from = inviter.name ?? hidden(inviter.mobile);
      gifts.give({ mobile, days, reason: 'invited', from });
    },

    rename: (mobile, name) => {
      db.run(db.from.updateTable('users').set({ name }).where('mobile', '=', mobile));
    },

    referral: (mobile) => {
      const { id } = requireUser(mobile);
      const code = writeReferralCode(referralOf(id));
      const invited = db.one(
        db.from
          .selectFrom('users')
          .select((of) => of.fn.countAll().as('count'))
          .where('invited_by', '=', id),
      );
      return {
        code,
        link: `/ref/${code}`,
        invited: Number(invited?.count ?? 0),
        earned_days: gifts.daysFor(mobile, 'referral'),
        days_each: invitationDays,
      };
    },

    invitation: (referral) => {
      const known = referrerOf(db, referral) !== undefined;
      return { known, days: known ? invitationDays : 0 };
    },
  };
}

/** Masks a number, but leaves enough of it for a friend to recognise. */
function hidden(mobile: string): string {
  return `${mobile.slice(0, 4)}•••${mobile.slice(-4)}`;
}
