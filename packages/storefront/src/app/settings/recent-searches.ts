import {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  storageKeys,
} from '@parde/domain';
import { recall, remember } from '../browser/storage.ts';

/** What was searched for on this device, the newest first. */
export function recallSearches(): readonly string[] {
  return parseRecentSearches(recall(storageKeys.recentSearches));
}

export function rememberSearch(text: string): void {
  remember(
    storageKeys.recentSearches,
    printRecentSearches(addRecentSearch(recallSearches(), text)),
  );
}
