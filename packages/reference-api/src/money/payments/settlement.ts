import { record } from '../../accounts/gift-days.ts';
import type { Database } from '../../storage/database.ts';
import type { PaymentNote } from '../../storage/tables/money.ts';
import type { Agreement, Agreements } from '../debit/agreements.ts';
import { type Account, bankAccount, type Ledger, sales, vatPayable, walletOf } from '../ledger.ts';
import type { Owned } from '../owned.ts';
import { plans } from '../plans/plans.ts';
import type { Purchases } from '../purchases.ts';
import type { Screenings } from '../screenings.ts';
import type { Subscriptions } from '../subscriptions.ts';
import type { PaymentRow, Payments } from './payments.ts';

export type Outcome = 'paid' | 'failed' | 'left' | 'lapsed' | 'empty_account';

export type Settlement = {
  /**
   * Settles a pending payment and returns its state. Idempotent: banks may repeat themselves, and viewers may have
   * several windows.
   */
  settle: (paymentId: number, outcome: Outcome, at: number) => PaymentRow;
  /** Settles by debit, whatever the payment's original method. */
  debit: (paymentId: number, agreement: Agreement, at: number) => PaymentRow;
};

type Parts = {
  db: Database;
  ledger: Ledger;
  payments: Payments;
  agreements: Agreements;
  purchases: Purchases;
  screenings: Screenings;
  owned: Owned;
  subscriptions: Subscriptions;
};

const unpaid = {
  failed: { status: 'failed', note: 'declined' },
  empty_account: { status: 'failed', note: 'empty_account' },
  left: { status: 'abandoned', note: 'left' },
  lapsed: { status: 'abandoned', note: 'lapsed' },
} as const satisfies Record<Exclude<Outcome, 'paid'>, Pick<PaymentRow, 'status' | 'note'>>;

export function createSettlement(parts: Parts): Settlement {
  const { db, ledger, payments, agreements, purchases, screenings, owned, subscriptions } = parts;

  const requirePayment = (id: number) => {
    const row = payments.byId(id);
    if (!row) throw new Error(`There is no payment ${id}.`);
    return row;
  };

  const sell = (row: PaymentRow, at: number) => {
    const from = payerOf(row);
    ledger.move({ from, to: sales, amount: row.amount, paymentId: row.id, at });
    ledger.move({ from, to: vatPayable, amount: row.vat, paymentId: row.id, at });
  };

  const subscribe = (row: PaymentRow, at: number): PaymentNote | null => {
    if (row.days === null) return null;
    sell(row, at);
    subscriptions.extend(row.mobile, row.days, at, row.id);
    const gift = giftOf(row);
    if (gift) record(db, gift, at);
    return 'subscribed';
  };

  /** Delivers all items or none. If any of them was bought meanwhile in another window, nothing is delivered. */
  const deliver = (row: PaymentRow, at: number): boolean => {
    const items = payments.itemsOf([row.id]).get(row.id) ?? [];
    const bought = items.some(
      ({ content_type: type, content_id: id, owned_before }) =>
        owned.filesOf(row.mobile, { type, id }, at).join() !== owned_before,
    );
    if (bought) return false;
    sell(row, at);
    for (const { content_type: type, content_id: id, quality } of items) {
      purchases.add(row.mobile, { type, id }, quality, at, row.id);
      if (type === 'ekran') screenings.reset(row.mobile, id);
    }
    return true;
  };

  const complete = (row: PaymentRow, at: number): Pick<PaymentRow, 'status' | 'note'> => {
    const toWallet = () =>
      ledger.move({
        from: payerOf(row),
        to: walletOf(row.mobile),
        amount: row.amount + row.vat,
        paymentId: row.id,
        at,
      });
    if (row.kind === 'wallet') {
      toWallet();
      return { status: 'paid', note: 'charged' };
    }
    const request = agreements.requestOf(row.id);
    if (request) {
      const agreement = agreements.make(row.mobile, request, at);
      if (request.pays_payment_id !== null) debit(request.pays_payment_id, agreement, at);
      return { status: 'paid', note: 'agreed' };
    }
    if (row.plan_id !== null) return { status: 'paid', note: subscribe(row, at) };
    if (deliver(row, at)) return { status: 'paid', note: null };
    toWallet();
    return { status: 'refunded', note: 'returned' };
  };

  const settle: Settlement['settle'] = (paymentId, outcome, at) =>
    db.transaction(() => {
      const row = requirePayment(paymentId);
      if (row.status !== 'pending') return row;
      const late = outcome === 'paid' && row.lapses_at <= at;
      if (late) payments.change(row.id, unpaid.lapsed);
      else if (outcome !== 'paid') payments.change(row.id, unpaid[outcome]);
      else payments.change(row.id, { ...complete(row, at), paid_at: at });
      return requirePayment(paymentId);
    });

  const debit: Settlement['debit'] = (paymentId, { bank, refuses }, at) =>
    db.transaction(() => {
      const row = requirePayment(paymentId);
      if (row.status !== 'pending') return row;
      payments.change(row.id, { method: 'direct_debit', bank });
      return settle(row.id, refuses ? 'empty_account' : 'paid', at);
    });

  return { settle, debit };
}

function payerOf({ method, mobile, bank }: PaymentRow): Account {
  if (method === 'wallet') return walletOf(mobile);
  return bankAccount(method === 'direct_debit' ? `debit-${bank}` : method);
}

function giftOf({ mobile, plan_id }: PaymentRow) {
  const plan = plans[plan_id ?? ''];
  const days = plan?.discount?.discount_day ?? 0;
  if (!plan || days === 0) return undefined;
  const note = {
    fa: `هدیهٔ اشتراک ${plan.name_fa}`,
    en: `With your subscription: ${plan.name_en.toLowerCase()}`,
  };
  return { mobile, days, reason: 'plan', note } as const;
}
