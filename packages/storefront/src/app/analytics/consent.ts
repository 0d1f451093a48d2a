import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { createListeners } from '../create-listeners.ts';

const key = 'analytics';
const [agreed, refused] = ['yes', 'no'];

let said: boolean | undefined;
const { subscribe, notify } = createListeners();

/** Returns undefined until the viewer has chosen. A choice lasts for the document even if storage is blocked. */
export function readConsent(): boolean | undefined {
  if (said !== undefined) return said;
  const stored = readLocalStorage(key);
  return stored === agreed || stored === refused ? stored === agreed : undefined;
}

export function changeConsent(isGiven: boolean): void {
  said = isGiven;
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
  said = undefined;
  notify();
}
