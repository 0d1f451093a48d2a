import {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  storageKeys,
} from '@parde/domain';
import { useEffect, useState } from 'react';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';

/** The newest first. */
function readRecentSearches(): readonly string[] {
  return parseRecentSearches(readLocalStorage(storageKeys.recentSearches));
}

export function saveRecentSearch(text: string): void {
  writeLocalStorage(
    storageKeys.recentSearches,
    printRecentSearches(addRecentSearch(readRecentSearches(), text)),
  );
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
}
