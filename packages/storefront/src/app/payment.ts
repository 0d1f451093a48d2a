import type { Payment } from '@parde/api-client';
import { isAmount } from '@parde/domain';

/** Returns the payment's own total plus its charges, without those that failed or were refunded. */
export function chargedTotal({ total, debit }: Pick<Payment, 'total' | 'debit'>): number {
  const paid = debit?.charges.filter(({ status }) => status === 'paid') ?? [];
  return paid.reduce((sum, charge) => sum + charge.total, total);
}

const settled: Readonly<Record<Exclude<Payment['status'], 'pending'>, true>> = {
  paid: true,
  failed: true,
  abandoned: true,
  refunded: true,
};

/** True if the payment will not change any more. In an unknown state, the bank may still decide. */
export function isSettled(status: Payment['status']): boolean {
  return Object.hasOwn(settled, status);
}

/** Returns the credit after a top-up, or undefined if the server does not send the credit as a number. */
export function creditAfter(credit: unknown, added: number | undefined): number | undefined {
  return isAmount(credit) && added !== undefined ? credit + added : undefined;
}
