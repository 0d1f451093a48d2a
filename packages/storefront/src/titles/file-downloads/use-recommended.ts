import { countedBytes, gigabyte, heightOf } from '@parde/domain';
import { useState } from 'react';
import { chosenQuality, dataBudget, usedThisMonth } from '../data-cost/data-budget.ts';
import { useOperator } from '../data-cost/use-operator.ts';
import { type FileSize, recommendedFile } from './recommended-file.ts';

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
