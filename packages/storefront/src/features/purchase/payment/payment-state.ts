import type { Payment } from '@parde/api-client';

const settled: Readonly<Record<Exclude<Payment['status'], 'pending'>, true>> = {
  paid: true,
  failed: true,
  abandoned: true,
  refunded: true,
};

/** Nothing changes any more. In a state that we do not know, the bank may still decide. */
export function isSettled(status: Payment['status']): boolean {
  return Object.hasOwn(settled, status);
}
