import { planPrice } from '@parde/domain';
import { sql } from 'kysely';
import { day } from '../../catalogue/tehran.ts';
import type { Titles } from '../../catalogue/title.ts';
import type { Database } from '../../storage/database.ts';
import { nameOf } from '../items/names.ts';
import type { Prices } from '../items/prices.ts';
import type { Payments } from '../payments/payments.ts';
import type { Settlement } from '../payments/settlement.ts';
import { renewalPlan } from '../plans/plans.ts';
import type { Purchases } from '../purchases.ts';
import type { Agreements } from './agreements.ts';

/** The number of attempts for a renewal, a day apart, before automatic payment stops. */
const maxAttempts = 3;

type Parts = {
  db: Database;
  titles: Titles;
  now: () => number;
  payments: Payments;
  settlement: Settlement;
  prices: Prices;
  purchases: Purchases;
  agreements: Agreements;
};

type Due = { at: number; mobile: string; settle: () => void };

/**
 * Settles everything due, oldest first, each with its own due time: expired payments, renewals, and new episodes of
 * followed series. It is idempotent and runs under the write lock, so it may be called at any time: before a read for
 * one viewer, or by a timer for all.
 */
export function createDue(parts: Parts): (mobile?: string) => void {
  const { db, titles, now, payments, settlement, prices, purchases, agreements } = parts;

  const lapsed = (mobile: string | undefined): Due | undefined => {
    const waiting = db.from
      .selectFrom('payments')
      .select(['id', 'mobile', 'lapses_at'])
      .where('status', '=', 'pending')
      .where('lapses_at', '<=', now());
    const row = db.one(
      (mobile === undefined ? waiting : waiting.where('mobile', '=', mobile))
        .orderBy('lapses_at')
        .limit(1),
    );
    return (
      row && {
        at: row.lapses_at,
        mobile: row.mobile,
        settle: () => settlement.settle(row.id, 'lapsed', row.lapses_at),
      }
    );
  };

  const renewal = (mobile: string | undefined): Due | undefined => {
    const due = sql<number>`max(debit_settings.renews_at, ifnull(subscriptions.ends_at, 0))`;
    const wanted = db.from
      .selectFrom('debit_settings')
      .leftJoin('subscriptions', 'subscriptions.mobile', 'debit_settings.mobile')
      .select(['debit_settings.mobile', 'debit_settings.attempts', due.as('at')])
      .where('debit_settings.renews_at', '<=', now())
      .where(due, '<=', now());
    const row = db.one(
      (mobile === undefined ? wanted : wanted.where('debit_settings.mobile', '=', mobile))
        .orderBy('at')
        .limit(1),
    );
    return row && { ...row, settle: () => renew(row.mobile, row.attempts, row.at) };
  };

  const renew = (mobile: string, attempts: number, at: number) => {
    const [agreement] = agreements.activeOf(mobile);
    const price = planPrice({ toman: renewalPlan.toman });
    if (!agreement || !price) throw new Error('Nothing is renewed without a bank and a price.');
    const { id } = payments.begin(
      {
        mobile,
        kind: 'direct_debit',
        title_fa: `تمدید اشتراک ${renewalPlan.name_fa}`,
        title_en: 'Renewal of the one-month subscription',
        plan_id: renewalPlan.id,
        days: renewalPlan.days,
        amount: price.price,
        vat: price.vat,
        method: 'direct_debit',
      },
      at,
    );
    const paid = settlement.debit(id, agreement, at).status === 'paid';
    const tries = paid ? 0 : attempts + 1;
    const givesUp = tries === maxAttempts;
    const again = paid ? at : at + day;
    db.run(
      db.from
        .updateTable('debit_settings')
        .set({
          attempts: tries,
          renews_at: givesUp ? null : again,
          ...(givesUp && { subscription: 0 }),
        })
        .where('mobile', '=', mobile),
    );
  };

  const newEpisode = (mobile: string | undefined): Due | undefined => {
    const coming = db.from
      .selectFrom('debit_series')
      .innerJoin('episodes', 'episodes.series_id', 'debit_series.series_id')
      .leftJoin('debit_episodes', (join) =>
        join
          .onRef('debit_episodes.mobile', '=', 'debit_series.mobile')
          .onRef('debit_episodes.episode_id', '=', 'episodes.id'),
      )
      .select(['debit_series.mobile', 'episodes.id', 'episodes.air_at'])
      .where('debit_series.active', '=', 1)
      .where('debit_episodes.at', 'is', null)
      .whereRef('episodes.air_at', '>', 'debit_series.since')
      .where('episodes.air_at', '<=', now());
    const row = db.one(
      (mobile === undefined ? coming : coming.where('debit_series.mobile', '=', mobile))
        .orderBy('episodes.air_at')
        .orderBy('episodes.id')
        .limit(1),
    );
    return (
      row && {
        at: row.air_at,
        mobile: row.mobile,
        settle: () => buyEpisode(row.mobile, row.id, row.air_at),
      }
    );
  };

  const buyEpisode = (mobile: string, id: string, at: number) => {
    db.run(db.from.insertInto('debit_episodes').values({ mobile, episode_id: id, at }));
    const episode = titles.title('episode', id);
    const [agreement] = agreements.activeOf(mobile);
    if (!episode || !agreement) return;
    const file = prices.filesOf(episode).at(-1);
    if (!file?.price) return;
    if (purchases.filesOf(mobile, episode).length > 0) return;
    const { fa, en } = nameOf(episode, titles);
    const payment = payments.begin(
      {
        mobile,
        kind: 'direct_debit',
        title_fa: fa,
        title_en: en,
        content_type: 'episode',
        content_id: id,
        amount: file.price,
        method: 'direct_debit',
        items: [
          {
            itemid: file.itemid,
            type: 'episode',
            id,
            quality: file.quality,
            name: fa,
            name_en: en,
            amount: file.price,
            ownedBefore: [],
          },
        ],
      },
      at,
    );
    settlement.debit(payment.id, agreement, at);
  };

  const next = (mobile: string | undefined) =>
    [lapsed(mobile), renewal(mobile), newEpisode(mobile)]
      .filter((due) => due !== undefined)
      .sort((a, b) => a.at - b.at)[0];

  return (mobile) => {
    while (next(mobile)) db.transaction(() => next(mobile)?.settle());
  };
}
