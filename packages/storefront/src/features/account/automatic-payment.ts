import type { DebitSettings } from '@parde/api-client';

export interface AutomaticPayment {
  /** True if there is a bank, and something to pay through it. */
  readonly isOn: boolean;
  readonly hasBank: boolean;
  readonly renews: boolean;
  readonly isPaidAutomatically: boolean;
  /** The number of series whose episodes are bought as they come out. */
  readonly series: number;
}

/** Without a bank nothing is paid, whatever the viewer has chosen. */
export function readAutomaticPayment({
  subscriptions,
  configs,
  series,
}: DebitSettings): AutomaticPayment {
  const hasBank = subscriptions.length > 0;
  const { subscription: renews, pay_anything: isPaidAutomatically } = configs;
  const followed = series.filter(({ directdebit }) => directdebit).length;
  const pays = hasBank && (renews || isPaidAutomatically || followed > 0);
  return { isOn: pays, hasBank, renews, isPaidAutomatically, series: followed };
}
