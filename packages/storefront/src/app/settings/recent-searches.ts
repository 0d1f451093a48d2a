import {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  removeRecentSearch,
  storageKeys,
} from '@parde/domain';
import { useEffect, useState } from 'react';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';

/** Returns the recent searches, the newest first. */
function readRecentSearches(): readonly string[] {
  return parseRecentSearches(readLocalStorage(storageKeys.recentSearches));
}

function store(terms: readonly string[]): void {
  writeLocalStorage(storageKeys.recentSearches, printRecentSearches(terms));
}

export function saveRecentSearch(text: string): void {
  store(addRecentSearch(readRecentSearches(), text));
}

/** Removes a search. The search box and the page may both show it, so both are notified, as from another tab. */
export function forgetRecentSearch(text: string): void {
  store(removeRecentSearch(readRecentSearches(), text));
  notifyThisTab();
}

/** Returns the recent searches, and follows changes from other tabs. */
export function useRecentSearches(): readonly string[] {
  const [terms, setTerms] = useState(readRecentSearches);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.recentSearches) setTerms(readRecentSearches());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return terms;
}

export function clearRecentSearches(): void {
  removeFromLocalStorage(storageKeys.recentSearches);
  notifyThisTab();
}

/** Dispatches the storage event for this tab, because browsers notify only other tabs. */
function notifyThisTab(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.recentSearches }));
}
