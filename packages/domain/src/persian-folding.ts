import { foldDigits } from './digits.ts';

/** What Persian and Arabic keyboards write for the same letter. */
const keyboardLetters = [
  ['ی', 'ي'],
  ['ک', 'ك'],
] as const;

/** Letters with several keyboard forms, after hamza and madda are removed as marks. */
const letters = [
  { written: /ى/g, read: 'ی' },
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
  const persian = keyboardLetters.reduce(
    (folded, [read, written]) => folded.replaceAll(written, read),
    bare,
  );
  return letters
    .reduce((folded, { written, read }) => folded.replace(written, read), persian)
    .replace(/\u200c/g, halfSpace === 'space' ? ' ' : '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The text as an Arabic keyboard writes it, ي for ی and ك for ک: for what is stored so and compared as it is. */
export function toArabicLetters(text: string): string {
  return keyboardLetters.reduce(
    (written, [persian, arabic]) => written.replaceAll(persian, arabic),
    text,
  );
}

/**
 * The forms of a text for the index and for a term: half-space removed, and half-space as a space. They match where
 * one form contains another.
 */
export function searchForms(text: string): readonly string[] {
  const stripped = foldPersian(text, 'stripped');
  const forms = text.includes('\u200c') ? [stripped, foldPersian(text, 'space')] : [stripped];
  return [...new Set(forms)].filter((form) => form !== '');
}
