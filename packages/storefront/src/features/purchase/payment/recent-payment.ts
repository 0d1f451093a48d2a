import type { Payment } from '@parde/api-client';
import { orderOf } from './orders.ts';
import { type EarlierPurchase, isRepeated } from './pay-once.ts';

const recentMs = 15 * 60_000;

/** Of the newest payments, one for the same order that was begun just now and waits for the bank or is paid. */
export function recentPayment(
  payments: readonly Payment[] | undefined,
  order: string,
  now: number,
): EarlierPurchase | undefined {
  const payment = payments?.find(
    (each) => standsInTheWay(each) && orderOf(each) === order && isRecent(each, now),
  );
  if (!payment) return undefined;
  const { status, tracking_code: trackingCode } = payment;
  return status === 'paid'
    ? { kind: 'paid', trackingCode }
    : { kind: 'at-bank', payUrl: undefined, trackingCode };
}

function standsInTheWay(payment: Payment | null): boolean {
  if (payment?.status === 'pending') return true;
  return payment?.status === 'paid' && !isRepeated(payment.kind);
}

function isRecent({ created_at }: Payment, now: number): boolean {
  return now - Date.parse(created_at) < recentMs;
}
