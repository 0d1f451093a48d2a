import { storageKeys } from './storage-keys.ts';

/** The least time between two reloads after a failed script chunk. */
export const chunkReloadGuardSeconds = 60;

/** A timestamp as it is stored: whole milliseconds since 1970. */
const readable = /^\d{1,16}$/;

/** The part of device storage that the guard needs. */
export interface TextStore {
  /** The text under a key, or null. */
  getItem(key: string): string | null;
  /** Stores a text under a key. */
  setItem(key: string, value: string): void;
}

/** Whether a reload is due, by the stored time of the last one. A malformed time counts as none. */
export function mayReload(lastReload: string | null, now: number): boolean {
  if (!readable.test(String(lastReload))) return true;
  const last = Number(lastReload);
  // A time in the future means that the clock was set back: overwrite it.
  return last > now || now - last >= chunkReloadGuardSeconds * 1000;
}

/**
 * Stores the time of a reload and says whether to do it. Where nothing can be stored the answer is no: it would reload
 * for ever.
 */
export function claimReload(store: TextStore | undefined, now: number): boolean {
  const note = String(Math.floor(now));
  // A time that cannot be read again would guard nothing.
  if (!store || !readable.test(note)) return false;
  try {
    if (!mayReload(store.getItem(storageKeys.lastChunkReload), now)) return false;
    store.setItem(storageKeys.lastChunkReload, note);
    return store.getItem(storageKeys.lastChunkReload) === note;
  } catch {
    return false;
  }
}
