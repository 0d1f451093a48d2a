import { storageKeys } from '@parde/domain';

/** Storage may be blocked or full. Reads then return undefined, writes are lost, and the page still works. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export const readLocalStorage = (key: string): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined;

export const writeLocalStorage = (key: string, value: string): void =>
  attempt(() => localStorage.setItem(key, value));

export const removeFromLocalStorage = (key: string): void =>
  attempt(() => localStorage.removeItem(key));

export const readSessionStorage = (key: string): string | undefined =>
  attempt(() => sessionStorage.getItem(key)) ?? undefined;

export const writeSessionStorage = (key: string, value: string): void =>
  attempt(() => sessionStorage.setItem(key, value));

export const removeFromSessionStorage = (key: string): void =>
  attempt(() => sessionStorage.removeItem(key));

export function takeFromSessionStorage(key: string): string | undefined {
  const value = readSessionStorage(key);
  removeFromSessionStorage(key);
  return value;
}

/** True if titles are saved on this device, by any viewer. If not, the code for saved titles is not loaded. */
export const isAnythingSaved = (): boolean =>
  readLocalStorage(storageKeys.offlineOwner) !== undefined;
