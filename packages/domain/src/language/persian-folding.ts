import { foldDigits } from './digits.ts';

/** The different characters that Persian and Arabic keyboards write for the same letter. */
const keyboardLetters = [
  ['ی', 'ي'],
  ['ک', 'ك'],
] as const;

/** Letters with several keyboard forms. Hamza and madda have already been removed as marks. */
const letters = [
  { written: /ى/g, read: 'ی' },
  { written: /[ةەہھ]/g, read: 'ه' },
] as const;

/** Diacritics, tatweel, invisible characters and lone surrogates. ZWNJ is handled separately. */
const ignoredCharacters = /[\p{Mn}\u0640]|(?!\u200c)[\p{Cf}\p{Cs}]/gu;

/** How a search reads the half-space: it removes it, «میروم», or reads it as a space, «می روم». */
export type HalfSpace = 'stripped' | 'space';

/**
 * Returns the text in the form that searches compare, whichever keyboard wrote it: one form of every letter (ي→ی,
 * ك→ک, ة→ه, آ أ إ→ا, ؤ→و, ئ→ی), Latin digits and small letters, no diacritics or tatweel, and single spaces. The form
 * is not for display.
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

/**
 * Returns the text with Arabic letters, ي for ی and ك for ک, to compare it with text that is stored with Arabic
 * letters.
 */
export function toArabicLetters(text: string): string {
  return keyboardLetters.reduce(
    (written, [persian, arabic]) => written.replaceAll(persian, arabic),
    text,
  );
}

/**
 * Returns the forms of a text for the index or for a search term: without half-spaces, and with half-spaces as
 * spaces. A term matches if one of its forms is contained in one of the index's.
 */
export function searchForms(text: string): readonly string[] {
  const stripped = foldPersian(text, 'stripped');
  const forms = text.includes('\u200c') ? [stripped, foldPersian(text, 'space')] : [stripped];
  return [...new Set(forms)].filter((form) => form !== '');
}
