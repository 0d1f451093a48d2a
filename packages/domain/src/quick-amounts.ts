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

/** Digits alone, or in groups of three with a comma of any kind or a space between them: 2,5 is no amount. */
const amountText = /^(?:\d+|[1-9]\d{0,2}(?:(?:[,،٬'’]\d{3})+|(?:\s\d{3})+))$/;

/**
 * The whole toman in what was typed or pasted: «۲۵٬۰۰۰ تومان», 25,000, 25 000. Nothing where it could be meant
 * otherwise (a fraction, a point, a sign, another currency), and nothing for 0, which nobody can pay. A field that
 * groups its digits while they are typed takes its own separators out first: what it holds is half typed.
 */
export function readAmount(text: string): number | undefined {
  if (text.length > maxLength) return undefined;
  const bare = foldDigits(text).replace(invisible, '').trim().replace(unit, '');
  const amount = amountText.test(bare) ? Number(bare.replace(/\D/g, '')) : 0;
  return amount > 0 && isAmount(amount) ? amount : undefined;
}
