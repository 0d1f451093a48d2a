import { foldDigits } from '@parde/domain';
import { refuse } from '../contract/refusal.ts';
import { emptyText, unreadableText } from './messages.ts';

/** Control characters except newline and tab, and lone surrogates, which cannot be stored. */
const unreadable = /(?![\n\r\t])\p{Cc}|\p{Cs}/u;

/** Any visible character. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

const link = /https?:|www\.|t\.me|[@]\w{3,}|[\w-]+\.(?:ir|com|net|org|info|me|io|app|link|site)\b/i;

/** A phone or card number with any separators between its digits. */
const number = /(?:\d[\s()._-]*){8,}/;

/** Throws if the text is unreadable or empty. A valid text is stored unchanged. */
export function requireReadable(text: string): void {
  if (unreadable.test(text)) throw refuse.invalid(new Map([['text', [unreadableText]]]));
  if (!seen.test(text)) throw refuse.invalid(new Map([['text', [emptyText]]]));
}

/** True if the text has links or numbers. Such texts wait for a moderator. */
export function needsModeration(text: string): boolean {
  return link.test(text) || number.test(foldDigits(text));
}
