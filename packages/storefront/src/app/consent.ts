import { createStore, type StoreApi } from 'zustand/vanilla';
import { readLocalStorage, writeLocalStorage } from './browser/storage.ts';

const [agreed, refused] = ['yes', 'no'];

export interface Consent {
  /** `isGiven` is undefined until the viewer has chosen, and during hydration. */
  readonly store: StoreApi<{ readonly isGiven: boolean | undefined }>;
  /** A choice lasts for the document even if storage is blocked. */
  change(isGiven: boolean): void;
}

/** Creates a consent that is stored under a key. */
function createConsent(key: string): Consent {
  const store: Consent['store'] = createStore(() => ({ isGiven: undefined }));
  const readStored = () => {
    const stored = readLocalStorage(key);
    const isChoice = stored === agreed || stored === refused;
    store.setState({ isGiven: isChoice ? stored === agreed : undefined });
  };
  if (typeof window !== 'undefined') {
    readStored();
    // Follows a change of consent in another tab.
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) readStored();
    });
  }
  return {
    store,
    change(isGiven) {
      writeLocalStorage(key, isGiven ? agreed : refused);
      store.setState({ isGiven });
    },
  };
}

export const analyticsConsent = createConsent('analytics');
/** The consent to pass the user's name and mobile number to the support chat. */
export const chatConsent = createConsent('supportChat');
