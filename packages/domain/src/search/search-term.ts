import { countCharacters, firstCharacters } from '../language/characters.ts';

/** The maximum length of a term. Longer terms are cut at a complete character. */
export const searchTermMaxLength = 100;

/** The quick list needs a term with more characters. */
export const quickSearchMoreThan = 2;

/** The results page needs a term with more characters. */
export const searchMoreThan = 1;

/** Matches invisible characters except the joiners of Persian text and emoji, and lone surrogates. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/**
 * Returns the search term of a text that was typed, pasted or taken from an address: without control or bidi marks,
 * backslashes, repeated spaces and half-spaces that join nothing, and not longer than {@link searchTermMaxLength}.
 */
export function readSearchTerm(text: string): string {
  const clean = text.replace(invisible, '').replace(/[\s\p{Cc}\\\u200c\u200d]+/gu, oneBetween);
  // Normalised, because the same term may be typed composed or pasted decomposed.
  const term = clean.replace(/^[ \u200c\u200d]/, '').normalize();
  return firstCharacters(term, searchTermMaxLength).replace(/[ \u200c\u200d]$/, '');
}

/** True if the text is long enough for the quick list. */
export function maySearchQuickly(text: string): boolean {
  return countCharacters(readSearchTerm(text)) > quickSearchMoreThan;
}

/** True if the text is long enough for the results page. */
export function maySearch(text: string): boolean {
  return countCharacters(readSearchTerm(text)) > searchMoreThan;
}

/**
 * Returns `/search/…`, or `/search` alone if the term is too short, or is two dots, which browsers read as a parent
 * path. `safeRedirect` accepts the path, unless the term has a slash, a backslash or a percent sign.
 */
export function searchPath(text: string): string {
  const term = readSearchTerm(text);
  if (!maySearch(term) || term === '..') return '/search';
  // An apostrophe would end a text in an attribute or a script, so it is encoded.
  return `/search/${encodeURIComponent(term).replaceAll("'", '%27')}`;
}

function oneBetween(run: string): string {
  return /^[\u200c\u200d]+$/.test(run) ? run.slice(0, 1) : ' ';
}
