import type { Payment } from '@parde/api-client';
import { type Locale, lastMonths, type Month, monthOf } from '@parde/domain';

type Paid = Pick<Payment, 'created_at' | 'kind' | 'status' | 'total'>;

interface SpentInMonth extends Month {
  readonly total: number;
}

const monthCount = 12;

/**
 * Returns what was spent in each of the last months, the oldest first. A top-up is not counted, because the purchases
 * from the credit are. If there are older payments than the given ones, the oldest month is incomplete and left out.
 */
export function spentByMonth(
  payments: readonly Paid[],
  { hasOlder, now, locale }: { hasOlder: boolean; now: number; locale: Locale },
): readonly SpentInMonth[] {
  const totals = new Map<string, number>();
  for (const { created_at, kind, status, total } of payments) {
    const month = monthOf(created_at, locale);
    if (!month || status !== 'paid' || kind === 'wallet') continue;
    totals.set(month.label, (totals.get(month.label) ?? 0) + total);
  }
  const months = lastMonths(monthCount, now, locale).map((month) => ({
    ...month,
    total: totals.get(month.label) ?? 0,
  }));
  if (!hasOlder) return months;
  const oldest = monthOf(payments.at(-1)?.created_at ?? now, locale);
  return months.slice(months.findIndex(({ label }) => label === oldest?.label) + 1);
}
