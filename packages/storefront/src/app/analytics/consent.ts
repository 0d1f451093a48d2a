import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { createListeners } from '../create-listeners.ts';

const key = 'analytics';
const [agreed, refused] = ['yes', 'no'];

let consent: boolean | undefined;
const { subscribe, notify } = createListeners();

/** Returns undefined until the viewer has chosen. A choice lasts for the document even if storage is blocked. */
export function readConsent(): boolean | undefined {
  if (consent !== undefined) return consent;
  const stored = readLocalStorage(key);
  return stored === agreed || stored === refused ? stored === agreed : undefined;
}

export function changeConsent(isGiven: boolean): void {
  consent = isGiven;
  writeLocalStorage(key, isGiven ? agreed : refused);
  notify();
}

export function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener('storage', onOtherTab);
  return subscribe(listener);
}

/** Follows a change of consent in another tab. */
function onOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  consent = undefined;
  notify();
}
