import { createStore } from 'zustand/vanilla';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';

const key = 'analytics';
const [agreed, refused] = ['yes', 'no'];

/**
 * `isGiven` is undefined until the viewer has chosen, and during hydration. A choice lasts for the document even if
 * storage is blocked.
 */
export const consentStore = createStore<{ readonly isGiven: boolean | undefined }>(() => ({
  isGiven: undefined,
}));

if (typeof window !== 'undefined') {
  readStored();
  // Follows a change of consent in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) readStored();
  });
}

function readStored(): void {
  const stored = readLocalStorage(key);
  const isChoice = stored === agreed || stored === refused;
  consentStore.setState({ isGiven: isChoice ? stored === agreed : undefined });
}

export function changeConsent(isGiven: boolean): void {
  writeLocalStorage(key, isGiven ? agreed : refused);
  consentStore.setState({ isGiven });
}
