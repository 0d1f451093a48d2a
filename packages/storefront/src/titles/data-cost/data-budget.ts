import {
  affordableQuality,
  countDataUse,
  countedBytes,
  type DataBudget,
  type DataRate,
  dataBudgets,
  dataUsed,
  gigabyte,
  heightOf,
  qualityWithin,
  storageKeys,
  type VideoQuality,
  videoBytes,
} from '@parde/domain';
import type { OnProgress } from '@parde/player';
import { createPreferenceStore, isDataSaved } from '@parde/player/preferences';
import { useRef, useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { defineSetting } from '../../app/settings/settings.ts';
import { useOperator } from './use-operator.ts';

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

/** True if nothing is left of the month's budget. */
export function isBudgetUsedUp(budget: DataBudget | null): boolean {
  return budget !== null && usedThisMonth() >= budget * gigabyte;
}

/** Adds bytes to the month's use, as an operator with this rate counts them. */
export function countBytes(bytes: number, rate: DataRate): void {
  const stored = readLocalStorage(storageKeys.dataUse);
  const counted = countDataUse(stored, countedBytes(bytes, rate), Date.now());
  writeLocalStorage(storageKeys.dataUse, counted);
}

/** The height that a phone plays if the viewer has not chosen a quality. Also assumed if the player reports none. */
const usualHeight = 720;

/** Used until the viewer's choice is known. */
export const usualQuality = qualityWithin(usualHeight);

/** Returns the quality that the player will use, by the preferences on this device. */
export function chosenQuality(affordable: VideoQuality | undefined): VideoQuality {
  const preferences = createPreferenceStore().getState();
  if (isDataSaved(preferences)) return qualityWithin(0);
  if (preferences.quality !== 'auto') return qualityWithin(preferences.quality);
  return qualityWithin(Math.min(usualHeight, affordable ? heightOf(affordable) : usualHeight));
}

/** The player reports progress every ten seconds. A longer gap means that the viewer has moved to another position. */
const longestGap = 30;

/** Counts the data that a film uses in the viewer's month, and returns the greatest height that the budget allows. */
export function useDataBudget(seconds: number | null | undefined, isStreamed: boolean) {
  const [budget] = dataBudget.useSetting();
  const rate = useOperator(isStreamed && budget !== null)?.rate ?? 'full';
  const [usedBefore] = useState(usedThisMonth);
  const last = useRef<number>(undefined);
  const count: OnProgress = ({ seconds: at, height }) => {
    const watched = last.current === undefined ? 0 : at - last.current;
    last.current = at;
    if (budget === null || watched <= 0 || watched > longestGap) return;
    countBytes(videoBytes(watched / 60, qualityWithin(height ?? usualHeight)), rate);
  };
  const quality = seconds
    ? qualityOfBudget(budget, { used: usedBefore, minutes: seconds / 60, rate })
    : undefined;
  return { maxHeight: quality && heightOf(quality), count };
}
