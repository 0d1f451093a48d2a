import { storageKeys } from './storage-keys.ts';

/** After a script chunk failed to load, the page is loaded again at most once in this time. */
export const chunkReloadGuardSeconds = 60;

/** A time as it is noted: whole milliseconds since 1970. */
const readable = /^\d{1,16}$/;

/** The part of device storage that the guard needs. */
export interface TextStore {
  /** What stands under a key, or null. */
  getItem(key: string): string | null;
  /** Puts a text under a key. */
  setItem(key: string, value: string): void;
}

/** Whether a reload is due, by what the device noted of the last one. What does not parse is no reload. */
export function mayReload(lastReload: string | null, now: number): boolean {
  if (!readable.test(String(lastReload))) return true;
  const last = Number(lastReload);
  // A note from the future is from a clock that was since set back: a fresh note replaces it.
  return last > now || now - last >= chunkReloadGuardSeconds * 1000;
}

/**
 * Notes a reload and says whether to do it. Where nothing can be noted (storage blocked or full) the
 * answer is no: a reload that leaves no trace would go round for ever.
 */
export function claimReload(store: TextStore | undefined, now: number): boolean {
  const note = String(Math.floor(now));
  // A time that could not be read again would be no guard.
  if (!store || !readable.test(note)) return false;
  try {
    if (!mayReload(store.getItem(storageKeys.lastChunkReload), now)) return false;
    store.setItem(storageKeys.lastChunkReload, note);
    return store.getItem(storageKeys.lastChunkReload) === note;
  } catch {
    return false;
  }
}
