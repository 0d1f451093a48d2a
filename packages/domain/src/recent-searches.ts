import { foldPersian } from './persian-folding.ts';
import { maySearch, readSearchTerm } from './search-term.ts';

/** How many are kept. The oldest goes when there are more. */
export const recentSearchesMax = 5;

/**
 * The terms, newest first, with one more in front. A repeated one moves there, spelled as it was the last
 * time: it is the same to the viewer whichever keyboard wrote it, with a half-space or a space, in capitals
 * or not. What is too short to be searched for is not kept.
 */
export function addRecentSearch(terms: readonly string[], text: string): readonly string[] {
  return readTerms([text, ...terms]);
}

/** What the device keeps under `lastsearchs`. Damaged storage reads as empty, a damaged entry as not there. */
export function parseRecentSearches(stored: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(String(stored));
    return Array.isArray(value) ? readTerms(value) : [];
  } catch {
    return [];
  }
}

/** As the device keeps it: a JSON list, newest first. */
export function printRecentSearches(terms: readonly string[]): string {
  return JSON.stringify(readTerms(terms));
}

function readTerms(values: readonly unknown[]): readonly string[] {
  const kept = new Map<string, string>();
  for (const value of values) {
    if (kept.size === recentSearchesMax) break;
    const term = typeof value === 'string' ? readSearchTerm(value) : '';
    const key = foldPersian(term);
    if (maySearch(term) && !kept.has(key)) kept.set(key, term);
  }
  return [...kept.values()];
}
