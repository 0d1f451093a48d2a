import {
  affordableQuality,
  type DataBudget,
  type DataRate,
  dataBudgets,
  dataUsed,
  gigabyte,
  storageKeys,
  type VideoQuality,
} from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { defineSetting } from '../../app/settings/define-setting.ts';

/** The gigabytes a month that films may take; null for as many as they will. */
export const dataBudget = defineSetting<DataBudget | null>({
  key: storageKeys.dataBudget,
  fromServer: () => null,
  fromDevice: () => asBudget(readLocalStorage(storageKeys.dataBudget)),
  save: (budget) => writeLocalStorage(storageKeys.dataBudget, String(budget ?? '')),
});

export function asBudget(text: string | undefined): DataBudget | undefined {
  return dataBudgets.find((each) => String(each) === text);
}

export function usedThisMonth(): number {
  return dataUsed(readLocalStorage(storageKeys.dataUse), Date.now());
}

/** What is left of the month's bytes pays for it; undefined without a budget. */
export function qualityOfBudget(
  budget: DataBudget | null,
  { used, minutes, rate }: { used: number; minutes: number; rate: DataRate },
): VideoQuality | undefined {
  return budget === null ? undefined : affordableQuality(budget * gigabyte - used, minutes, rate);
}
