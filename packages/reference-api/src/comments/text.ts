import { foldDigits } from '@parde/domain';
import { refuse } from '../contract/refusal.ts';
import { emptyText, unreadableText } from './messages.ts';

/** A new line and a tab are what a reader may have typed; half a character cannot be stored as it is. */
const unreadable = /(?![\n\r\t])\p{Cc}|\p{Cs}/u;

/** Anything that a reader would see. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

const link = /https?:|www\.|t\.me|[@]\w{3,}|[\w-]+\.(?:ir|com|net|org|info|me|io|app|link|site)\b/i;

/** Digits with whatever stands between the parts of a telephone or card number. */
const number = /(?:\d[\s()._-]*){8,}/;

/** A text is stored as it is; what cannot be is refused. */
export function demandReadable(text: string): void {
  if (unreadable.test(text)) throw refuse.invalid(new Map([['text', [unreadableText]]]));
  if (!seen.test(text)) throw refuse.invalid(new Map([['text', [emptyText]]]));
}

/** What leads away from here, or tells a number, waits until somebody has looked at it. */
export function mustWait(text: string): boolean {
  return link.test(text) || number.test(foldDigits(text));
}
