import {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  storageKeys,
} from '@parde/domain';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';

/** The newest first. */
export function readRecentSearches(): readonly string[] {
  return parseRecentSearches(readLocalStorage(storageKeys.recentSearches));
}

export function saveRecentSearch(text: string): void {
  writeLocalStorage(
    storageKeys.recentSearches,
    printRecentSearches(addRecentSearch(readRecentSearches(), text)),
  );
}

export function clearRecentSearches(): void {
  removeFromLocalStorage(storageKeys.recentSearches);
}
