import type { Payment } from '@parde/api-client';

/** The payment's own total, with the charges that were made with it. A failed or refunded charge does not count. */
export function chargedTotal({ total, debit }: Pick<Payment, 'total' | 'debit'>): number {
  const paid = debit?.charges.filter(({ status }) => status === 'paid') ?? [];
  return paid.reduce((sum, charge) => sum + charge.total, total);
}
