import { foldDigits } from '../language/digits.ts';
import { isAmount } from './amount.ts';

/** The credit amounts to choose from, in toman. */
export const quickAmounts = [10_000, 20_000, 30_000] as const;

/** The largest top-up of the credit, as in the contract. */
export const maxCharge = 1_000_000_000;

/** Any amount with its separators and unit is shorter. */
const maxLength = 100;

/** The invisible marks that a pasted text may contain. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The unit after an amount: تومان, its spoken form, or the English unit. */
const unit = /\s*(?:تومان|تومن|tomans?)$/i;

/** Digits without separators, or in groups of three with any comma or a space. 2,5 is not an amount. */
const amountText = /^(?:\d+|[1-9]\d{0,2}(?:(?:[,،٬'’]\d{3})+|(?:\s\d{3})+))$/;

/**
 * Returns the whole toman of a typed or pasted text: «۲۵٬۰۰۰ تومان», 25,000, 25 000. Undefined for an ambiguous text
 * (a fraction, a point, a sign, another currency) and for 0. A field that groups digits while the viewer types
 * removes its own separators first.
 */
export function readAmount(text: string): number | undefined {
  if (text.length > maxLength) return undefined;
  const bare = foldDigits(text).replace(invisible, '').trim().replace(unit, '');
  const amount = amountText.test(bare) ? Number(bare.replace(/\D/g, '')) : 0;
  return amount > 0 && isAmount(amount) ? amount : undefined;
}
