import type { Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { recentPayment } from './recent-payment.ts';

const example = fixture('getPayment', 'paid').data;
const now = Date.parse(example.created_at) + 60_000;
const order = `plan:${example.plan_id}`;
const trackingCode = example.tracking_code;

const payment = (change: Partial<Payment>): Payment => ({ ...example, ...change });

it('is one of the same order, begun just now', () => {
  expect(recentPayment([example], order, now)).toEqual({ kind: 'paid', trackingCode });
  const pending = payment({ status: 'pending' });
  expect(recentPayment([pending], order, now)).toEqual({
    kind: 'at-bank',
    payUrl: undefined,
    trackingCode,
  });
  expect(recentPayment([example], 'plan:other', now)).toBeUndefined();
  expect(recentPayment([example], order, now + 15 * 60_000)).toBeUndefined();
});

it('is not hidden by a newer one that came to nothing', () => {
  for (const status of ['abandoned', 'failed', 'refunded'] as const) {
    const newer = payment({ status, tracking_code: '140508309999' });
    expect(recentPayment([newer, example], order, now), status).toMatchObject({ trackingCode });
    expect(recentPayment([newer], order, now), status).toBeUndefined();
  }
});
