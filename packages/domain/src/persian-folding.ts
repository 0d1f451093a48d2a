import { foldDigits } from './digits.ts';

/** Letters that keyboards write in more than one way, once a hamza or madda is taken off as a mark. */
const letters = [
  { written: /[يى]/g, read: 'ی' },
  { written: /ك/g, read: 'ک' },
  { written: /[ةەہھ]/g, read: 'ه' },
] as const;

/** Marks above and below letters, tatweel, and what is invisible or half a character; ZWNJ is looked after. */
const unheard = /[\p{Mn}\u0640]|(?!\u200c)[\p{Cf}\p{Cs}]/gu;

/** How a search reads the half-space: as nothing, «میروم», or as a space, «می روم». */
export type HalfSpace = 'stripped' | 'space';

/**
 * Text as a search compares it, whichever keyboard wrote it: one form of every letter (ي→ی, ك→ک, ة→ه,
 * آ أ إ→ا, ؤ→و, ئ→ی), Latin digits and small letters, no diacritics or tatweel, and single spaces.
 * To compare with, not to show.
 */
export function foldPersian(text: string, halfSpace: HalfSpace = 'space'): string {
  const bare = foldDigits(text.normalize('NFKD').replace(unheard, '')).toLowerCase();
  return letters
    .reduce((folded, { written, read }) => folded.replace(written, read), bare)
    .replace(/\u200c/g, halfSpace === 'space' ? ' ' : '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * What a text is indexed by, and what a term is looked for as: with the half-space stripped, and as a
 * space where that is another. Text and term match where one form of the one holds one form of the other.
 */
export function searchForms(text: string): readonly string[] {
  const forms = [foldPersian(text, 'stripped'), foldPersian(text, 'space')];
  return [...new Set(forms)].filter((form) => form !== '');
}
