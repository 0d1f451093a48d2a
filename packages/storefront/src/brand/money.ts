import { vatPercent } from '@parde/domain';
import type { Brand } from './define-brand.ts';

export interface Money {
  /** In whole per cent, 1 to 100. The brand's server adds it to what it charges: both must have the same. Without it 10. */
  readonly vatPercent?: number | undefined;
  /** The credit amounts to choose from, in toman, from the smallest. */
  readonly quickAmounts?: readonly [number, ...number[]] | undefined;
}

export function vatOf({ money }: Brand): number {
  return money?.vatPercent ?? vatPercent;
}
