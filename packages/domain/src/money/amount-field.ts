import { foldDigits, localiseNumberText } from '../language/digits.ts';
import type { Locale } from '../language/locale.ts';
import { readAmount } from './quick-amounts.ts';

/** The text of a field, and the caret in it. */
export interface AmountText {
  readonly text: string;
  readonly caret: number;
}

/** The group separators of an amount in both languages. */
const separators = /[,٬]/g;

/**
 * Groups digits in threes. Any other text is returned as typed, because `readAmount` validates it and nothing is
 * guessed.
 */
export function groupAmount(text: string, locale: Locale): string {
  const digits = foldDigits(text).replace(separators, '');
  if (!/^\d+$/.test(digits)) return text;
  const bare = digits.replace(/^0+(?=\d)/, '');
  return localiseNumberText(bare.replace(/\B(?=(?:\d{3})+$)/g, ','), locale);
}

/**
 * Returns the content of a field after a key press. The caret stays in front of the same digits. If the key deleted
 * only a separator, the digit beside it is deleted too; otherwise the separator would come back every time.
 */
export function typeAmount(
  typed: AmountText,
  before: string,
  { locale, isForward = false }: { locale: Locale; isForward?: boolean },
): AmountText {
  const { text, caret } = deletesSeparator(typed, before) ? withoutDigit(typed, isForward) : typed;
  const shown = groupAmount(text, locale);
  if (shown === text) return { text, caret };
  return { text: shown, caret: caretBefore(shown, countDigits(text.slice(caret))) };
}

/**
 * Returns the content of a field after a paste over a selection. A readable amount is pasted as digits, whatever its
 * separators and unit. Any other text is pasted unchanged.
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
  return { text: shown, caret: caretBefore(shown, countDigits(tail)) };
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

/** Returns the position that has this number of digits after it. */
function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let left = digits; left > 0 && caret > 0; ) {
    caret -= 1;
    if (countDigits(text.charAt(caret)) > 0) left -= 1;
  }
  return caret;
}
