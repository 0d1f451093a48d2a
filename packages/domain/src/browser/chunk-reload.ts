import { storageKeys } from './storage-keys.ts';

/** The minimum time between two reloads after a script chunk failed to load. */
export const chunkReloadGuardSeconds = 60;

/** Matches a stored timestamp: whole milliseconds since 1970. */
const readable = /^\d{1,16}$/;

/** The part of device storage that the guard needs. */
export interface TextStore {
  /** Returns the text under a key, or null. */
  getItem(key: string): string | null;
  /** Stores a text under a key. */
  setItem(key: string, value: string): void;
}

/** True if a reload is allowed, given the stored time of the last one. A malformed time is ignored. */
export function mayReload(lastReload: string | null, now: number): boolean {
  if (!readable.test(String(lastReload))) return true;
  const last = Number(lastReload);
  // A time in the future means that the clock was set back, so it is overwritten.
  return last > now || now - last >= chunkReloadGuardSeconds * 1000;
}

/**
 * Stores the time of a reload and returns true if the reload may happen. Returns false if nothing can be stored,
 * because the page would then reload for ever.
 */
export function claimReload(store: TextStore | undefined, now: number): boolean {
  const note = String(Math.floor(now));
  // A time that cannot be read again would prevent no later reload.
  if (!store || !readable.test(note)) return false;
  try {
    if (!mayReload(store.getItem(storageKeys.lastChunkReload), now)) return false;
    store.setItem(storageKeys.lastChunkReload, note);
    return store.getItem(storageKeys.lastChunkReload) === note;
  } catch {
    return false;
  }
}
