import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { createListeners } from '../create-listeners.ts';

const key = 'analytics';
const [agreed, refused] = ['yes', 'no'];

let said: boolean | undefined;
const { subscribe, notify } = createListeners();

/** Undefined until the viewer has chosen. It holds for the document even where storage is blocked. */
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

/** What is taken back in one tab holds in all. */
function onOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  said = undefined;
  notify();
}
