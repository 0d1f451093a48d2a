import { countCharacters, firstCharacters } from './characters.ts';

/** What a term is cut to, at a whole character. */
export const searchTermMaxLength = 100;

/** The quick list under the box asks for a term longer than this. */
export const quickSearchMoreThan = 2;

/** The page of results asks for a term longer than this. */
export const searchMoreThan = 1;

/** Invisible, but for the joiners of Persian words and of emoji; and halves of characters. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/**
 * The term in what was typed, pasted or given in an address: no control or bidi marks, single spaces, no
 * half-space that joins nothing, not longer than {@link searchTermMaxLength}.
 */
export function readSearchTerm(text: string): string {
  const clean = text.replace(invisible, '').replace(/[\s\p{Cc}\u200c\u200d]+/gu, oneBetween);
  // A term typed on one device and pasted from another is the same term.
  const term = clean.replace(/^[ \u200c\u200d]/, '').normalize();
  return firstCharacters(term, searchTermMaxLength).replace(/[ \u200c\u200d]$/, '');
}

/** Whether what is in the box is long enough for the quick list. */
export function maySearchQuickly(text: string): boolean {
  return countCharacters(readSearchTerm(text)) > quickSearchMoreThan;
}

/** Whether what is in the box may be taken to the page of results. */
export function maySearch(text: string): boolean {
  return countCharacters(readSearchTerm(text)) > searchMoreThan;
}

/**
 * The address of the results, `/search/…`; `/search` itself where the term is too short, or two dots, which
 * every browser reads as a step up. `safeRedirect` takes it, unless the term has a slash, a backslash or a percent sign.
 */
export function searchPath(text: string): string {
  const term = readSearchTerm(text);
  if (!maySearch(term) || term === '..') return '/search';
  // In an attribute or a script an apostrophe ends a text, so it is encoded like the other quotes.
  return `/search/${encodeURIComponent(term).replaceAll("'", '%27')}`;
}

function oneBetween(run: string): string {
  return /^[\u200c\u200d]+$/.test(run) ? run.slice(0, 1) : ' ';
}
