import { foldDigits } from './digits.ts';

/** Letters with several keyboard forms, after hamza and madda are removed as marks. */
const letters = [
  { written: /[يى]/g, read: 'ی' },
  { written: /ك/g, read: 'ک' },
  { written: /[ةەہھ]/g, read: 'ه' },
] as const;

/** Diacritics, tatweel, invisible characters and lone surrogates. ZWNJ is handled separately. */
const ignoredCharacters = /[\p{Mn}\u0640]|(?!\u200c)[\p{Cf}\p{Cs}]/gu;

/** How a search reads the half-space: as nothing, «میروم», or as a space, «می روم». */
export type HalfSpace = 'stripped' | 'space';

/**
 * Text as a search compares it, whichever keyboard wrote it: one form of every letter (ي→ی, ك→ک, ة→ه,
 * آ أ إ→ا, ؤ→و, ئ→ی), Latin digits and small letters, no diacritics or tatweel, and single spaces.
 * To compare with, not to show.
 */
export function foldPersian(text: string, halfSpace: HalfSpace = 'space'): string {
  const bare = foldDigits(text.normalize('NFKD').replace(ignoredCharacters, '')).toLowerCase();
  return letters
    .reduce((folded, { written, read }) => folded.replace(written, read), bare)
    .replace(/\u200c/g, halfSpace === 'space' ? ' ' : '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * The forms of a text for the index and for a term: half-space removed, and half-space as a space. They match where
 * one form contains another.
 */
export function searchForms(text: string): readonly string[] {
  const forms = [foldPersian(text, 'stripped'), foldPersian(text, 'space')];
  return [...new Set(forms)].filter((form) => form !== '');
}
