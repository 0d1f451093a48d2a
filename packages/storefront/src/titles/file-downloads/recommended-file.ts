import { countedBytes, gigabyte, heightOf } from '@parde/domain';
import { useState } from 'react';
import { chosenQuality, dataBudget, usedThisMonth } from '../data-cost/data-budget.ts';
import { useOperator } from '../data-cost/use-operator.ts';

export interface FileSize {
  /** The height of the picture in lines. */
  readonly height: number;
  readonly bytes: number | undefined;
}

/** Returns the best file up to the height that fits, or the smallest. Undefined if there is no choice. */
export function recommendedFile<File>(
  files: readonly File[],
  sizeOf: (file: File) => FileSize,
  { height, fits }: { height: number; fits: (bytes: number) => boolean },
): File | undefined {
  const sorted = files.toSorted((one, other) => sizeOf(one).height - sizeOf(other).height);
  const isGood = (file: File) => {
    const size = sizeOf(file);
    return size.height <= height && fits(size.bytes ?? 0);
  };
  return files.length > 1 ? (sorted.findLast(isGood) ?? sorted.at(0)) : undefined;
}

/** Recommends a file by the quality chosen on this device and by the rest of the month's data budget. */
export function useRecommended() {
  const [budget] = dataBudget.useSetting();
  const [used] = useState(usedThisMonth);
  const rate = useOperator()?.rate ?? 'full';
  return <File>(files: readonly File[], sizeOf: (file: File) => FileSize): File | undefined =>
    recommendedFile(files, sizeOf, {
      height: heightOf(chosenQuality(undefined)),
      fits: (bytes) => budget === null || countedBytes(bytes, rate) <= budget * gigabyte - used,
    });
}
