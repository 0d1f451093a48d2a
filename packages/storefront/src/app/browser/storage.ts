import { storageKeys } from '@parde/domain';

/** Storage may be blocked or full. Reads then return undefined, writes are lost, and the page still works. */
export function readLocalStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value is lost.
  }
}

export function removeFromLocalStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}

export function readSessionStorage(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSessionStorage(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The value is lost.
  }
}

export function removeFromSessionStorage(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}

/** Reads a value and removes it. */
export function takeFromSessionStorage(key: string): string | undefined {
  try {
    const value = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}

/** True if titles are saved on this device, by any viewer. If not, the code for saved titles is not loaded. */
export const isAnythingSaved = (): boolean =>
  readLocalStorage(storageKeys.offlineOwner) !== undefined;
