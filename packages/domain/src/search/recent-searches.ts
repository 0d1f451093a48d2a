import { foldPersian } from '../language/persian-folding.ts';
import { maySearch, readSearchTerm } from './search-term.ts';

/** The maximum number of searches. The oldest is dropped. */
export const recentSearchesMax = 5;

/**
 * Adds a term at the front; the newest is first. A repeated term moves there in its new spelling; keyboard,
 * half-space and case are ignored. Terms that are too short to search for are not stored.
 */
export function addRecentSearch(terms: readonly string[], text: string): readonly string[] {
  return readTerms([text, ...terms]);
}

/** Removes the term in every keyboard's spelling. */
export function removeRecentSearch(terms: readonly string[], text: string): readonly string[] {
  const removed = foldPersian(readSearchTerm(text));
  return readTerms(terms).filter((term) => foldPersian(term) !== removed);
}

/** Reads the value of `lastsearchs`. Damaged storage reads as empty; damaged entries are dropped. */
export function parseRecentSearches(stored: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(String(stored));
    return Array.isArray(value) ? readTerms(value) : [];
  } catch {
    return [];
  }
}

/** Returns the text to store: a JSON list, newest first. */
export function printRecentSearches(terms: readonly string[]): string {
  return JSON.stringify(readTerms(terms));
}

function readTerms(values: readonly unknown[]): readonly string[] {
  const termsByKey = new Map<string, string>();
  for (const value of values) {
    if (termsByKey.size === recentSearchesMax) break;
    const term = typeof value === 'string' ? readSearchTerm(value) : '';
    const key = foldPersian(term);
    if (maySearch(term) && !termsByKey.has(key)) termsByKey.set(key, term);
  }
  return [...termsByKey.values()];
}
