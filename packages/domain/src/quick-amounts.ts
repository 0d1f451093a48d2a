import { isAmount } from './amount.ts';
import { foldDigits } from './digits.ts';

/** The amounts of credit that are one press away, in toman. */
export const quickAmounts = [10_000, 20_000, 30_000] as const;

/** Longer than any amount, with its marks and its unit. */
const maxLength = 100;

/** Marks that a paste brings along and nobody sees. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Written behind an amount: تومان, its spoken form, and in English. */
const unit = /\s*(?:تومان|تومن|tomans?)$/i;

/**
 * Digits with commas of any kind between them, or groups of three with spaces. Behind a comma a group may have
 * any length: a field that groups its digits is read between two keystrokes as well.
 */
const amountText = /^(?:\d+(?:[,،٬'’]\d+)*|\d{1,3}(?:\s\d{3})+)$/;

/**
 * The whole toman in what was typed or pasted: «۲۵٬۰۰۰ تومان», 25,000, 25 000. Nothing where it could be meant
 * otherwise (a fraction, a point, a sign, another currency), and nothing for 0, which nobody can pay.
 */
export function readAmount(text: string): number | undefined {
  if (text.length > maxLength) return undefined;
  const bare = foldDigits(text).replace(invisible, '').trim().replace(unit, '');
  const amount = amountText.test(bare) ? Number(bare.replace(/\D/g, '')) : 0;
  return amount > 0 && isAmount(amount) ? amount : undefined;
}
