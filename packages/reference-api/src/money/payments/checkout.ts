import type { Purchase } from '@parde/api-client';
import type { Message } from '../../contract/message.ts';
import { refuse } from '../../contract/refusal.ts';
import type { Agreements } from '../debit/agreements.ts';
import type { DebitSettings } from '../debit/settings.ts';
import { type Ledger, walletOf } from '../ledger.ts';
import { callbackNotAllowed, creditTooSmall, noSuchGateway } from '../messages.ts';
import { gateways } from './gateways.ts';
import type { PaymentRow, Payments } from './payments.ts';
import type { Settlement } from './settlement.ts';

type Order = Omit<Parameters<Payments['begin']>[0], 'callbackUrl'>;

/** The return address, and the origin of the bank's page. */
export type CheckoutContext = { callbackUrl: string; origin: string };

export type Checkout = {
  /** Must be called inside a transaction, so that a failed payment leaves nothing behind. */
  checkout: (order: Order, context: CheckoutContext) => Purchase;
  /** Begins a payment on the bank's page, whatever the method. */
  atBank: (order: Order, context: CheckoutContext) => { payment: PaymentRow; payUrl: string };
};

type Parts = {
  payments: Payments;
  settlement: Settlement;
  ledger: Ledger;
  agreements: Agreements;
  debitSettings: DebitSettings;
  /** Origins that a bank may return to; any by default. */
  callbackOrigins: readonly string[] | undefined;
  now: () => number;
};

export function createCheckout(parts: Parts): Checkout {
  const { payments, settlement, ledger, agreements, debitSettings, callbackOrigins, now } = parts;

  const checkCallback = (url: string) => {
    const origin = URL.parse(url)?.origin;
    const allowed = origin && (!callbackOrigins || callbackOrigins.includes(origin));
    if (!allowed) throw invalid('callback_url', callbackNotAllowed);
  };

  const atBank: Checkout['atBank'] = (order, { callbackUrl, origin }) => {
    checkCallback(callbackUrl);
    const payment = payments.begin({ ...order, callbackUrl }, now());
    return { payment, payUrl: bankPage(origin, payment) };
  };

  const atOnce = (settled: PaymentRow): Purchase => ({
    status: 'paid',
    tracking_code: settled.tracking_code,
    pay_url: null,
  });

  const byDebit = (order: Order) => {
    const [agreement] = agreements.activeOf(order.mobile);
    if (!agreement || !debitSettings.of(order.mobile).pay_anything) return undefined;
    const { id } = payments.begin({ ...order, method: 'direct_debit' }, now());
    const settled = settlement.debit(id, agreement, now());
    return settled.status === 'paid' ? settled : undefined;
  };

  /** Pays from the credit, or else from the bank of a viewer with automatic payment. */
  const fromCredit = (order: Order, total: number) => {
    if (ledger.balanceOf(walletOf(order.mobile)) >= total) {
      return settlement.settle(payments.begin(order, now()).id, 'paid', now());
    }
    const debited = byDebit(order);
    if (!debited) throw invalid('payment_method', creditTooSmall);
    return debited;
  };

  return {
    atBank,
    checkout: (order, context) => {
      const { method, amount, vat = 0 } = order;
      checkCallback(context.callbackUrl);
      if (method !== 'wallet') checkGateway(method);
      const total = amount + vat;
      if (method === 'wallet' || total === 0) return atOnce(fromCredit(order, total));
      const { payment, payUrl } = atBank(order, context);
      return { status: 'pending', tracking_code: payment.tracking_code, pay_url: payUrl };
    },
  };
}

export function bankPage(origin: string, { pay_token }: Pick<PaymentRow, 'pay_token'>): string {
  return `${origin}/_bank/pay/${pay_token}`;
}

export function checkGateway(method: string): void {
  if (!gateways.some(({ id }) => id === method)) throw invalid('payment_method', noSuchGateway);
}

export function invalid(field: string, message: Message) {
  return refuse.invalid(new Map([[field, [message]]]));
}
