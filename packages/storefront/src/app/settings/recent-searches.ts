import {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  removeRecentSearch,
  storageKeys,
} from '@parde/domain';
import { useEffect, useState } from 'react';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';

/** The newest first. */
function readRecentSearches(): readonly string[] {
  return parseRecentSearches(readLocalStorage(storageKeys.recentSearches));
}

function keep(terms: readonly string[]): void {
  writeLocalStorage(storageKeys.recentSearches, printRecentSearches(terms));
}

export function saveRecentSearch(text: string): void {
  keep(addRecentSearch(readRecentSearches(), text));
}

/** The box and the page may show them at once: both hear of it, as from another tab. */
export function forgetRecentSearch(text: string): void {
  keep(removeRecentSearch(readRecentSearches(), text));
  tellThisTab();
}

/** They follow what another tab adds or clears. */
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
  tellThisTab();
}

/** Browsers tell other tabs alone. */
function tellThisTab(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.recentSearches }));
}
