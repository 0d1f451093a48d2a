import type { DebitSettings } from '@parde/api-client';

export interface AutomaticPayment {
  /** There is a bank, and something that is paid through it. */
  readonly isOn: boolean;
  readonly hasBank: boolean;
  readonly renews: boolean;
  readonly paysAnything: boolean;
  /** How many series are bought as they come out. */
  readonly series: number;
}

/** Without a bank nothing is paid, whatever is chosen. */
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
