import { randomUUID } from 'node:crypto';
import { planPrice } from '@parde/domain';
import { day } from '../catalogue/tehran.ts';
import type { Title, Titles } from '../catalogue/title.ts';
import { debitHandlers } from '../money/debit/handlers.ts';
import { itemHandlers } from '../money/items/handlers.ts';
import { planHandlers } from '../money/plans/handlers.ts';
import { plans } from '../money/plans/plans.ts';
import type { MoneyServices } from '../money/services.ts';
import { walletHandlers } from '../money/wallet/handlers.ts';
import type { Database } from '../storage/database.ts';
import type { PastPayment } from './activities.ts';
import type { AddStep } from './seed-activity.ts';
import { releasedBefore } from './watch-titles.ts';

/** The titles that a viewer buys. A small catalogue may not have them. */
type SoldTitles = Record<'film' | 'file' | 'screening', Title | undefined>;

type Customer = { mobile: string; payments: readonly PastPayment[]; sold: SoldTitles };

const callback_url = 'https://parde.example/callback';
const unprompted = { content_type: null, content_id: null, ref: '0', callback_url };

/** Adds the past payments of a viewer, which the handlers of the API make. */
export function makePayments(services: MoneyServices, addStep: AddStep, customer: Customer): void {
  const { mobile, payments, sold } = customer;
  const call = () => ({
    viewer: { mobile, token: '' },
    header: { 'Idempotency-Key': randomUUID() },
    address: '',
    userAgent: null,
    origin: 'https://parde.example',
    locale: 'fa' as const,
  });

  const begin = (payment: PastPayment) => {
    const payment_method = payment.by ?? '';
    if ('plan' in payment) {
      const amount = planPrice(plans[payment.plan] ?? { toman: 0 })?.price ?? 0;
      const body = { ...unprompted, plan_id: payment.plan, amount, payment_method };
      void planHandlers(services).buyPlan({ ...call(), body });
    } else if ('topUp' in payment) {
      const body = { amount: payment.topUp, payment_method, callback_url };
      void walletHandlers(services).chargeWallet({ ...call(), body });
    } else if ('bank' in payment) {
      const renewals = { subscription: true, pay_anything: false, series: [] };
      const added = { bank: payment.bank, add_new_bank: true, forsubscription: true };
      const body = { ...renewals, ...added, mobile, payment_id: null, ref: '0', callback_url };
      void debitHandlers(services).buyDebitSubscription({ ...call(), body });
    } else {
      const title = sold[payment.title];
      // The largest file, or the smallest one.
      const file = title && services.prices.filesOf(title).at(payment.title === 'file' ? 0 : -1);
      if (!file?.price) return;
      const items = [{ itemid: file.itemid, amount: file.price }];
      const body = { ...unprompted, items, payment_method };
      void itemHandlers(services).buyItems({ ...call(), body });
    }
  };

  for (const payment of payments) {
    addStep(payment.daysAgo, payment.hour, () => {
      begin(payment);
      if ('windows' in payment) begin(payment);
      const waiting = services.payments
        .list(mobile, undefined, 2)
        .filter(({ status }) => status === 'pending');
      for (const { id } of waiting.reverse()) {
        services.settlement.settle(id, payment.declined ? 'failed' : 'paid', services.now());
      }
    });
  }
}

/** Returns two popular films and a screening that are sold singly. */
export function soldTitles(db: Database, titles: Titles, today: number): SoldTitles {
  const films = db.from
    .selectFrom('titles')
    .select('id')
    .where((eb) => eb.and({ type: 'movie', access: 'paid', downloadable: 1 }))
    .where('price', 'is not', null)
    .where('released_at', '<', today - releasedBefore)
    .orderBy('popularity', 'desc');
  const screenings = db.from
    .selectFrom('ekrans')
    .select('id')
    .where('period_start', '<', today - 2 * day)
    .where('period_end', '>', today)
    .orderBy('period_end', 'desc');
  const [film, file] = db.all(films.limit(2)).map(({ id }) => titles.title('movie', id));
  const [screening] = db.all(screenings.limit(1)).map(({ id }) => titles.title('ekran', id));
  return { film, file, screening };
}
