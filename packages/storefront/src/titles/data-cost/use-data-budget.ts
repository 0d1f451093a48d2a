import {
  countDataUse,
  countedBytes,
  heightOf,
  qualityWithin,
  storageKeys,
  videoBytes,
} from '@parde/domain';
import type { OnProgress } from '@parde/player';
import { useRef, useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { dataBudget, qualityOfBudget, usedThisMonth } from './data-budget.ts';
import { useOperator } from './use-operator.ts';

/** The player reports progress every ten seconds. A longer gap means that the viewer has moved to another position. */
const longestGap = 30;

/** The height to assume if the player does not report it. */
const usualHeight = 720;

/** Counts the data that a film uses in the viewer's month, and returns the greatest height that the budget allows. */
export function useDataBudget(
  seconds: number | null | undefined,
  isStreamed: boolean,
): {
  readonly maxHeight: number | undefined;
  readonly count: OnProgress;
} {
  const [budget] = dataBudget.useSetting();
  const rate = useOperator(isStreamed && budget !== null)?.rate ?? 'full';
  const [usedBefore] = useState(usedThisMonth);
  const last = useRef<number>(undefined);
  const count: OnProgress = ({ seconds: at, height }) => {
    const watched = last.current === undefined ? 0 : at - last.current;
    last.current = at;
    if (budget === null || watched <= 0 || watched > longestGap) return;
    const bytes = videoBytes(watched / 60, qualityWithin(height ?? usualHeight));
    const stored = readLocalStorage(storageKeys.dataUse);
    writeLocalStorage(
      storageKeys.dataUse,
      countDataUse(stored, countedBytes(bytes, rate), Date.now()),
    );
  };
  const quality = seconds
    ? qualityOfBudget(budget, { used: usedBefore, minutes: seconds / 60, rate })
    : undefined;
  return { maxHeight: quality && heightOf(quality), count };
}
