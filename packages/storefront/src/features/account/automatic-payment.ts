import type { DebitSettings } from '@parde/api-client';
import { asArray, isOn } from '../../answers.ts';

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
export function readAutomaticPayment(settings: Partial<DebitSettings>): AutomaticPayment {
  const hasBank = asArray(settings.subscriptions).length > 0;
  const renews = isOn(settings.configs?.subscription);
  const paysAnything = isOn(settings.configs?.pay_anything);
  const series = asArray(settings.series).filter((each) => isOn(each?.directdebit)).length;
  const pays = hasBank && (renews || paysAnything || series > 0);
  return { isOn: pays, hasBank, renews, paysAnything, series };
}
