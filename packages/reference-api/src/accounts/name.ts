import { refuse } from '../contract/refusal.ts';
import { namelessName, unreadableName } from './messages.ts';

/**
 * Controls, line breaks, lone surrogates and bidi marks are refused, because a name is shown inside our sentences. A
 * zero-width non-joiner is allowed, because Persian spelling needs it.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Hangul fillers are letters too, but invisible. */
const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** A valid name, trimmed. */
export function readName(text: string): string {
  if (unreadable.test(text)) throw refuse.invalid(new Map([['name', [unreadableName]]]));
  if (!letter.test(text)) throw refuse.invalid(new Map([['name', [namelessName]]]));
  return text.trim();
}
