import { foldDigits, writeSigns } from './digits.ts';
import type { Locale } from './locale.ts';
import { readAmount } from './quick-amounts.ts';

/** The text of a field, and the caret in it. */
export interface AmountText {
  readonly text: string;
  readonly caret: number;
}

/** Between the groups of an amount, in either language. */
const separators = /[,٬]/g;

/** Digits in groups of three. Anything else stays as it was typed: it is judged by `readAmount`, and never guessed. */
export function groupAmount(text: string, locale: Locale): string {
  const digits = foldDigits(text).replace(separators, '');
  if (!/^\d+$/.test(digits)) return text;
  const bare = digits.replace(/^0+(?=\d)/, '');
  return writeSigns(bare.replace(/\B(?=(?:\d{3})+$)/g, ','), locale);
}

/**
 * What a field shows after a key. The caret keeps the digits behind it. Where a key has deleted a separator alone, the
 * digit beside it goes, or the separator would come back for ever.
 */
export function typeAmount(
  typed: AmountText,
  before: string,
  { locale, isForward = false }: { locale: Locale; isForward?: boolean },
): AmountText {
  const { text, caret } = deletesSeparator(typed, before) ? withoutDigit(typed, isForward) : typed;
  const shown = groupAmount(text, locale);
  if (shown === text) return { text, caret };
  return { text: shown, caret: placeBefore(shown, countDigits(text.slice(caret))) };
}

/**
 * What a field shows after a paste in place of a selection. An amount that can be read is pasted as digits, whatever its
 * separators and its unit. Any other text stays as it is.
 */
export function pasteAmount(
  pasted: string,
  { text, start, end }: { text: string; start: number; end: number },
  locale: Locale,
): AmountText {
  const amount = readAmount(pasted);
  const [head, tail] = [text.slice(0, start), text.slice(end)];
  const put = head + (amount ?? pasted);
  if (amount === undefined) return { text: put + tail, caret: put.length };
  const shown = groupAmount(put + tail, locale);
  return { text: shown, caret: placeBefore(shown, countDigits(tail)) };
}

function deletesSeparator({ text }: AmountText, before: string): boolean {
  const isShorter = text.length === before.length - 1;
  return isShorter && text.replace(separators, '') === before.replace(separators, '');
}

function withoutDigit({ text, caret }: AmountText, isForward: boolean): AmountText {
  const at = isForward ? caret : caret - 1;
  if (countDigits(text.charAt(at)) === 0) return { text, caret };
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}

function countDigits(text: string): number {
  return foldDigits(text).replace(/\D/g, '').length;
}

/** The place that has so many digits behind it. */
function placeBefore(text: string, digits: number): number {
  let place = text.length;
  for (let left = digits; left > 0 && place > 0; ) {
    place -= 1;
    if (countDigits(text.charAt(place)) > 0) left -= 1;
  }
  return place;
}
