import type { DebitSeries, DebitSettings, DebitSubscription } from '@parde/api-client';
import { isAmount, readMobile } from '@parde/domain';
import { asArray, isOn } from '../../../answers.ts';

/** The settings with every list there. A server may leave out what is empty. */
export interface DebitView {
  readonly banks: readonly DebitSubscription[];
  readonly series: readonly DebitSeries[];
  readonly saved: DebitChoice;
  readonly mobile: string;
  readonly fee: number | undefined;
  readonly days: number;
}

/** What is paid automatically. `series` are the ids of those that are on. */
export interface DebitChoice {
  readonly subscription: boolean;
  readonly pay_anything: boolean;
  readonly series: readonly string[];
}

/** What the viewer has changed and not saved. It outlives a failed save and settings that are fetched again. */
export interface DebitWishes {
  readonly subscription?: boolean;
  readonly pay_anything?: boolean;
  readonly series: Readonly<Record<string, boolean>>;
}

export function readDebitSettings(settings: Partial<DebitSettings>): DebitView {
  const { configs, subscriptions, mobile, subscribe_fee, days_period_to_end } = settings;
  const series = listOf(settings.series);
  return {
    banks: listOf(subscriptions),
    series,
    saved: {
      subscription: isOn(configs?.subscription),
      pay_anything: isOn(configs?.pay_anything),
      series: series.filter(({ directdebit }) => isOn(directdebit)).map(({ id }) => id),
    },
    mobile: readMobile(String(mobile ?? '')),
    fee: isAmount(subscribe_fee) ? subscribe_fee : undefined,
    days: days_period_to_end ?? 0,
  };
}

/** Series that are not listed any more are left out, whatever was wished of them. */
export function chooseDebit({ saved, series }: DebitView, wishes: DebitWishes): DebitChoice {
  const isWanted = (id: string) => wishes.series[id] ?? saved.series.includes(id);
  return {
    subscription: wishes.subscription ?? saved.subscription,
    pay_anything: wishes.pay_anything ?? saved.pay_anything,
    series: series.map(({ id }) => id).filter(isWanted),
  };
}

export function isChanged({ saved }: DebitView, choice: DebitChoice): boolean {
  return (
    choice.subscription !== saved.subscription ||
    choice.pay_anything !== saved.pay_anything ||
    choice.series.join() !== saved.series.join()
  );
}

function listOf<Item extends object>(list: readonly Item[] | undefined): readonly Item[] {
  return asArray(list).filter((item: Item | null) => item !== null);
}
