import type { DebitSeries, DebitSettings, DebitSubscription } from '@parde/api-client';

/** The settings as the page shows them. */
export interface DebitView {
  readonly banks: readonly DebitSubscription[];
  readonly series: readonly DebitSeries[];
  readonly saved: DebitChoice;
  readonly mobile: string;
  readonly fee: number;
  readonly days: number;
}

/** The automatic payments. `series` has the ids of the series that are on. */
export interface DebitChoice {
  readonly subscription: boolean;
  readonly pay_anything: boolean;
  readonly series: readonly string[];
}

/** The viewer's unsaved changes. They outlive a failed save, and settings that are fetched again. */
export interface DebitEdits {
  readonly subscription?: boolean;
  readonly pay_anything?: boolean;
  readonly series: Readonly<Record<string, boolean>>;
}

export function readDebitSettings(settings: DebitSettings): DebitView {
  const { configs, series, mobile } = settings;
  return {
    banks: settings.subscriptions,
    series,
    saved: {
      subscription: configs.subscription,
      pay_anything: configs.pay_anything,
      series: series.filter(({ directdebit }) => directdebit).map(({ id }) => id),
    },
    mobile,
    fee: settings.subscribe_fee,
    days: settings.days_period_to_end,
  };
}

/** Series that are no longer listed are left out, whatever the viewer has chosen for them. */
export function chooseDebit({ saved, series }: DebitView, edits: DebitEdits): DebitChoice {
  const isWanted = (id: string) => edits.series[id] ?? saved.series.includes(id);
  return {
    subscription: edits.subscription ?? saved.subscription,
    pay_anything: edits.pay_anything ?? saved.pay_anything,
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
