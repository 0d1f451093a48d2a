import { fieldMistakes } from '../brand/check-brand.server.ts';
import type { Brand } from '../brand/define-brand.ts';

/** Returns the brand, or throws an error with the mistakes in its fields. Used in tests. */
export function checkBrand(brand: Brand): Brand {
  const mistakes = fieldMistakes(brand);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return brand;
}
