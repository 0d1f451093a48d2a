import { countedBytes, gigabyte } from '@parde/domain';
import { useState } from 'react';
import { chosenQuality } from '../../titles/data-cost/chosen-quality.ts';
import { dataBudget, usedThisMonth } from '../../titles/data-cost/data-budget.ts';
import { useOperator } from '../../titles/data-cost/use-operator.ts';
import { type FileChoice, recommendedFile } from './season-files.ts';

/** By what was chosen on this device, and by what is left of the month's data. */
export function useRecommended() {
  const [budget] = dataBudget.useSetting();
  const [used] = useState(usedThisMonth);
  const rate = useOperator()?.rate ?? 'full';
  return <File extends Pick<FileChoice, 'row'>>(files: readonly File[]): File | undefined =>
    recommendedFile(
      files,
      chosenQuality(undefined),
      ({ row }) =>
        budget === null || countedBytes(row.size_bytes ?? 0, rate) <= budget * gigabyte - used,
    );
}
