import { countCharacters, firstCharacters } from './characters.ts';

/** Terms are cut at a whole character. */
export const searchTermMaxLength = 100;

/** The quick list needs a longer term than this. */
export const quickSearchMoreThan = 2;

/** The results page needs a longer term than this. */
export const searchMoreThan = 1;

/** Invisible characters, except for joiners of Persian words and emoji; and lone surrogates. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/**
 * The term in what was typed, pasted or given in an address: no control or bidi marks, no backslash, single spaces, no
 * half-space that joins nothing, not longer than {@link searchTermMaxLength}.
 */
export function readSearchTerm(text: string): string {
  const clean = text.replace(invisible, '').replace(/[\s\p{Cc}\\\u200c\u200d]+/gu, oneBetween);
  // The same term may be typed composed or pasted decomposed.
  const term = clean.replace(/^[ \u200c\u200d]/, '').normalize();
  return firstCharacters(term, searchTermMaxLength).replace(/[ \u200c\u200d]$/, '');
}

/** Whether the text is long enough for the quick list. */
export function maySearchQuickly(text: string): boolean {
  return countCharacters(readSearchTerm(text)) > quickSearchMoreThan;
}

/** Whether the text is long enough for the results page. */
export function maySearch(text: string): boolean {
  return countCharacters(readSearchTerm(text)) > searchMoreThan;
}

/**
 * `/search/…`; `/search` alone where the term is too short, or is two dots, which browsers read as a step up.
 * `safeRedirect` accepts it, unless the term has a slash, a backslash or a percent sign.
 */
export function searchPath(text: string): string {
  const term = readSearchTerm(text);
  if (!maySearch(term) || term === '..') return '/search';
  // An apostrophe ends a text in an attribute or a script, so encode it.
  return `/search/${encodeURIComponent(term).replaceAll("'", '%27')}`;
}

function oneBetween(run: string): string {
  return /^[\u200c\u200d]+$/.test(run) ? run.slice(0, 1) : ' ';
}
