import { refuse } from '../contract/refusal.ts';
import { namelessName, unreadableName } from './messages.ts';

/**
 * Controls and ends of lines, half a character, and what turns the direction of all that stands after it: a name is
 * shown inside sentences of ours. A zero-width non-joiner is a part of Persian spelling, and stays.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The fillers of Hangul are letters too, but nobody sees them. */
const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** What a viewer may be called, without the space around it. */
export function readName(text: string): string {
  if (unreadable.test(text)) throw refuse.invalid(new Map([['name', [unreadableName]]]));
  if (!letter.test(text)) throw refuse.invalid(new Map([['name', [namelessName]]]));
  return text.trim();
}
