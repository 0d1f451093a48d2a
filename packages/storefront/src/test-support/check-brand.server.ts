import { fieldMistakes } from '../brand/check-brand.server.ts';
import type { Brand } from '../brand/define-brand.ts';

/** The brand, or an error with what is wrong with its fields: for tests. */
export function checkBrand(brand: Brand): Brand {
  const mistakes = fieldMistakes(brand);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return brand;
}
