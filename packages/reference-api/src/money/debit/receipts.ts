import type { DebitAgreement, DebitCharge } from '@parde/api-client';
import type { Titles } from '../../catalogue/title.ts';
import type { Database } from '../../storage/database.ts';
import type { PaymentRow, Payments } from '../payments/payments.ts';
import type { AgreementRequest, Agreements } from './agreements.ts';
import { readChoice } from './settings.ts';

type Parts = { db: Database; titles: Titles; payments: Payments; agreements: Agreements };

/** Returns the choices that a payment confirmed and the charges made with it, or null if the payment confirmed none. */
export type DebitReceipts = (payment: PaymentRow) => DebitAgreement | null;

export function createDebitReceipts({ db, titles, payments, agreements }: Parts): DebitReceipts {
  /** Returns the purchase that led to the agreement, if it was paid by the agreement's bank and in no other way. */
  const purchaseOf = ({ paid_at }: PaymentRow, { bank, pays_payment_id }: AgreementRequest) => {
    const purchase = pays_payment_id === null ? undefined : payments.byId(pays_payment_id);
    if (purchase?.method !== 'direct_debit' || purchase.bank !== bank) return [];
    return purchase.paid_at === null || purchase.paid_at === paid_at ? [purchase] : [];
  };

  /** Returns the renewal that was already due; its time is that of the agreement. */
  const renewalsOf = ({ id, mobile, paid_at }: PaymentRow) =>
    db.all(
      db.from
        .selectFrom('payments')
        .selectAll()
        .where('mobile', '=', mobile)
        .where('created_at', '=', paid_at)
        .where('id', '>', id)
        .where('kind', '=', 'direct_debit')
        .where('plan_id', 'is not', null)
        .orderBy('id'),
    );

  return (payment) => {
    const isPaid = payment.status === 'paid';
    if (payment.kind !== 'direct_debit' || (!isPaid && payment.status !== 'pending')) return null;
    const request = agreements.requestOf(payment.id);
    if (!request) return null;
    const { subscription, pay_anything, series } = readChoice(request.settings);
    return {
      subscription,
      pay_anything,
      series: series.flatMap((id) => {
        const title = titles.title('series', id);
        return title ? [{ id, name_fa: title.name_fa, name_en: title.name_en }] : [];
      }),
      charges: isPaid
        ? [...purchaseOf(payment, request), ...renewalsOf(payment)].map(chargeAnswer)
        : [],
    };
  };
}

function chargeAnswer(row: PaymentRow): DebitCharge {
  const { tracking_code, status, title_fa, title_en, amount, vat } = row;
  return { tracking_code, status, title_fa, title_en, total: amount + vat };
}
