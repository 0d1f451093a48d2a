import type { User } from '@parde/api-client';
import { day } from '../catalogue/tehran.ts';
import { accounts } from '../seed/accounts.ts';
import type { Database } from '../storage/database.ts';

/** What a number is subscribed to. */
export type SubscriptionOf = (mobile: string) => Pick<User, 'subscription' | 'days_period_to_end'>;

/** The seed's subscribers, days counted from when the seed made them. */
export function seededSubscription(db: Database, now: () => number): SubscriptionOf {
  return (mobile) => {
    const account = accounts.find((one) => one.mobile === mobile);
    const row =
      account &&
      db.one(db.from.selectFrom('users').select('created_at').where('mobile', '=', mobile));
    const endsAt = row ? row.created_at + account.daysLeft * day : 0;
    const daysLeft = Math.max(0, Math.ceil((endsAt - now()) / day));
    return { subscription: daysLeft > 0 ? 1 : 0, days_period_to_end: daysLeft };
  };
}
