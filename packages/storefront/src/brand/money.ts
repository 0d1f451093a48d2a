import { vatPercent } from '@parde/domain';
import type { Brand } from './define-brand.ts';

export interface Money {
  /**
   * A whole percentage from 1 to 100. The default is 10. The brand's server adds this VAT to its charges, so both
   * must use the same value.
   */
  readonly vatPercent?: number | undefined;
  /** The credit amounts to choose from, in toman, in ascending order. */
  readonly quickAmounts?: readonly [number, ...number[]] | undefined;
}

export function vatOf({ money }: Brand): number {
  return money?.vatPercent ?? vatPercent;
}
