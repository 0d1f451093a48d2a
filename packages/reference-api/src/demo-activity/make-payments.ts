import { randomUUID } from 'node:crypto';
import { planPrice } from '@parde/domain';
import type { Title } from '../catalogue/title.ts';
import { debitHandlers } from '../money/debit/handlers.ts';
import { itemHandlers } from '../money/items/handlers.ts';
import { planHandlers } from '../money/plans/handlers.ts';
import { plans } from '../money/plans/plans.ts';
import type { MoneyServices } from '../money/services.ts';
import { walletHandlers } from '../money/wallet/handlers.ts';
import type { PastPayment } from './payments.ts';
import type { Timeline } from './timeline.ts';

/** The titles that a viewer buys. A small catalogue may not have them. */
export type SoldTitles = { film?: Title; file?: Title; screening?: Title };

const callback_url = 'https://parde.example/callback';
const unprompted = { content_type: null, content_id: null, ref: '0', callback_url };

/** Adds the past payments of a viewer, which the handlers of the API make. */
export function makePayments(
  services: MoneyServices,
  timeline: Timeline,
  mobile: string,
  { payments, sold }: { payments: readonly PastPayment[]; sold: SoldTitles },
): void {
  const call = () => ({
    viewer: { mobile, token: '' },
    header: { 'Idempotency-Key': randomUUID() },
    address: '',
    userAgent: null,
    origin: 'https://parde.example',
    locale: 'fa' as const,
  });

  /** Returns the largest file of a film, or the smallest one. */
  const itemsOf = (name: keyof SoldTitles) => {
    const title = sold[name];
    const file = title && services.prices.filesOf(title).at(name === 'file' ? 0 : -1);
    return file?.price ? [{ itemid: file.itemid, amount: file.price }] : [];
  };

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
      const items = itemsOf(payment.title);
      if (items.length === 0) return;
      void itemHandlers(services).buyItems({
        ...call(),
        body: { ...unprompted, items, payment_method },
      });
    }
  };

  for (const payment of payments) {
    timeline.at(payment.daysAgo, payment.hour, () => {
      begin(payment);
      if ('windows' in payment) begin(payment);
      const waiting = services.payments
        .list(mobile, undefined, 2)
        .filter(({ status }) => status === 'pending');
      for (const { id } of waiting.reverse()) {
        services.settlement.settle(id, payment.declined ? 'failed' : 'paid', timeline.now());
      }
    });
  }
}
