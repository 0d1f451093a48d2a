import { day } from '../catalogue/tehran.ts';
import type { Database } from '../storage/database.ts';

export type Subscriptions = {
  /** Returns the end, in the past or future; undefined if the viewer never had a subscription. */
  endOf: (mobile: string) => number | undefined;
  /** Extends the subscription from its end, or from `at` if it has ended. */
  extend: (mobile: string, days: number, at: number, paymentId: number | null) => void;
};

export function createSubscriptions(db: Database): Subscriptions {
  const endOf = (mobile: string) =>
    db.one(db.from.selectFrom('subscriptions').select('ends_at').where('mobile', '=', mobile))
      ?.ends_at;

  return {
    endOf,
    extend: (mobile, days, at, paymentId) =>
      db.transaction(() => {
        const starts_at = Math.max(endOf(mobile) ?? 0, at);
        const ends_at = starts_at + days * day;
        db.run(
          db.from
            .insertInto('subscription_grants')
            .values({ mobile, payment_id: paymentId, days, starts_at, ends_at }),
        );
        db.run(
          db.from
            .insertInto('subscriptions')
            .values({ mobile, ends_at })
            .onConflict((already) => already.column('mobile').doUpdateSet({ ends_at })),
        );
      }),
  };
}
