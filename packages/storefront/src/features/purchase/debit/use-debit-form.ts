import {
  type DebitSeries,
  type DebitSettings,
  type DebitSubscription,
  isApiError,
} from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import { chooseBankToAdd, isMobile, refusedSeriesIds } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { DirectDebitState } from '../../../app/session/after-sign-in.ts';
import { notifyOtherTabs } from '../../../app/session/other-tabs.ts';
import { nameOf } from '../../../names/names.ts';
import { debitOrder } from '../payment/orders.ts';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';

export type DebitForm = ReturnType<typeof useDebitForm>;

export function useDebitForm(view: DebitView, state: DirectDebitState) {
  const { paymentId, forSubscription = false, series, title } = state;
  const { t } = useTranslation('direct-debit');
  const { api, brand, facts, queryClient } = usePage();
  const banks = useQuery(ask(api, 'getDebitBanks'));
  // The item from which the viewer came is turned on, but only the viewer can save it.
  const [edits, setEdits] = useState<DebitEdits>({
    ...(forSubscription && { subscription: true }),
    series: series === undefined ? {} : { [series]: true },
  });
  const [chosenBank, chooseBank] = useState<string>();
  const [typedMobile, typeMobile] = useState<string>();
  const [isMobileJudged, judgeMobile] = useState(false);
  const [wantsBank, setWantsBank] = useState(false);
  const [toPay, setToPay] = useState(paymentId ?? null);
  const [done, setDone] = useState<string>();
  const [sent, setSent] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  const totalOf = (settings: DebitView) => {
    const { subscription, series: chosen } = chooseDebit(settings, edits);
    const followed = settings.series.filter(({ id }) => chosen.includes(id));
    const renewal = subscription ? settings.fee : 0;
    return followed.reduce((sum, { subscribe_fee }) => sum + subscribe_fee, renewal);
  };
  const purchase = usePurchase({
    order: debitOrder,
    // Without days, the first renewal is due at once.
    mayCharge: toPay !== null || (view.days <= 0 && chooseDebit(view, edits).subscription),
    mutation: send(api, 'buyDebitSubscription'),
    after: { kind: 'modal', name: 'direct-debit', state },
    price: {
      shown: totalOf(view),
      fetchCurrent: async () => {
        const settings = { ...ask(api, 'getDebitSubscriptions'), staleTime: 0 };
        return totalOf(readDebitSettings(await queryClient.fetchQuery(settings)));
      },
    },
    onDone: (message) => {
      setDone(message ?? t('savedUnseen'));
      setWantsBank(false);
      setToPay(null);
      notifyOtherTabs('account');
    },
  });

  const { stage } = purchase;
  const error = stage.kind === 'ready' ? stage.error : undefined;
  const errors = isApiError(error) ? error.errors : undefined;
  const refused = refusedSeriesIds(
    errors,
    sent.map(({ id }) => id),
  );
  const current: DebitEdits = {
    ...edits,
    series: { ...edits.series, ...Object.fromEntries(refused.map((id) => [id, false])) },
  };
  const choice = chooseDebit(view, current);
  const active = view.banks.map(({ bank }) => bank);
  const offered = Array.isArray(banks.data?.banks) ? banks.data.banks : [];
  const newBank = chooseBankToAdd(offered, active, chosenBank, brand.defaultBank);
  const addsBank = active.length === 0 || wantsBank;
  const mobile = typedMobile ?? view.mobile;
  const bank = addsBank ? newBank : active[0];
  const hasSomethingToSave = addsBank || toPay !== null || isChanged(view, choice);

  const change = (edit: Partial<DebitEdits>) => {
    setDone(undefined);
    setEdits({ ...current, ...edit });
  };
  /** Returns false if the mobile number must be corrected first. */
  const save = (): boolean => {
    if (bank === undefined || !hasSomethingToSave) return true;
    if (addsBank && !isMobile(mobile)) {
      judgeMobile(true);
      return false;
    }
    setDone(undefined);
    setEdits(current);
    setSent(
      choice.series.map((id) => {
        const one = view.series.find((listed) => listed.id === id);
        return { id, name: one ? nameOf(one, facts.locale) : id };
      }),
    );
    const { ref, callback_url } = purchaseBody(facts.origin, undefined);
    const body = {
      subscription: choice.subscription,
      pay_anything: choice.pay_anything,
      bank,
      series: [...choice.series],
      add_new_bank: addsBank,
      payment_id: toPay,
      forsubscription: forSubscription,
      mobile: addsBank ? mobile : view.mobile,
      ref,
      callback_url,
    };
    const seriesTitle = series === undefined ? undefined : { type: 'series' as const, id: series };
    purchase.buy(body, { title: title ?? seriesTitle, ...(addsBank && { bank }) });
    return true;
  };

  return {
    view,
    choice,
    change,
    toggleSeries: (id: string, isOn: boolean) =>
      change({ series: { ...current.series, [id]: isOn } }),
    banks,
    offered,
    active,
    newBank,
    chooseBank,
    addsBank,
    setWantsBank,
    mobile,
    typeMobile: (typed: string) => {
      judgeMobile(false);
      typeMobile(typed);
    },
    isMobileWrong: isMobileJudged && !isMobile(mobile),
    maySave: bank !== undefined && hasSomethingToSave,
    save,
    purchase,
    total: totalOf(view),
    /** The names of the series that the server no longer sells. */
    lostSeries: sent.filter(({ id }) => refused.includes(id)).map(({ name }) => name),
    done,
  };
}

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
interface DebitChoice {
  readonly subscription: boolean;
  readonly pay_anything: boolean;
  readonly series: readonly string[];
}

/** The viewer's unsaved changes. They outlive a failed save, and settings that are fetched again. */
interface DebitEdits {
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
