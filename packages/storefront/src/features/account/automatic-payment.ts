import type { DebitSettings } from '@parde/api-client';

export interface AutomaticPayment {
  /** True if there is a bank, and something to pay through it. */
  readonly isOn: boolean;
  readonly hasBank: boolean;
  readonly renews: boolean;
  readonly paysAnything: boolean;
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
  const { subscription: renews, pay_anything: paysAnything } = configs;
  const followed = series.filter(({ directdebit }) => directdebit).length;
  const pays = hasBank && (renews || paysAnything || followed > 0);
  return { isOn: pays, hasBank, renews, paysAnything, series: followed };
}
