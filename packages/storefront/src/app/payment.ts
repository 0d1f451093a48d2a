import type { Payment } from '@parde/api-client';
import { isAmount } from '@parde/domain';

/** The payment's own total, with the charges that were made with it. A failed or refunded charge does not count. */
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

/** A settled payment does not change any more. In a state that we do not know, the bank may still decide. */
export function isSettled(status: Payment['status']): boolean {
  return Object.hasOwn(settled, status);
}

/** The credit after a top-up. Undefined where it is not known: only some servers send the credit as a number. */
export function creditAfter(credit: unknown, added: number | undefined): number | undefined {
  return isAmount(credit) && added !== undefined ? credit + added : undefined;
}
