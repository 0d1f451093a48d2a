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
import { defineSetting } from '../../app/settings/settings.ts';

/** The monthly data budget for films, in gigabytes; null for no limit. */
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

/** Returns the quality that the rest of the month's budget can pay for; undefined without a budget. */
export function qualityOfBudget(
  budget: DataBudget | null,
  { used, minutes, rate }: { used: number; minutes: number; rate: DataRate },
): VideoQuality | undefined {
  return budget === null ? undefined : affordableQuality(budget * gigabyte - used, minutes, rate);
}
