import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';

const key = 'analytics';
const [agreed, refused] = ['yes', 'no'];

let said: boolean | undefined;
const listeners = new Set<() => void>();

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
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is taken back in one tab holds in all. */
function onOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  said = undefined;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
