import { storageKeys } from '@parde/domain';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../../app/browser/storage.ts';
import { guestOwner } from '../../app/session/clear-session.ts';

/** Of a mobile number only a digest is kept, since the titles outlive the session. */
export const ownerOf = async (mobile: string | undefined): Promise<string> =>
  mobile === undefined ? guestOwner : await digestOf(mobile);

/** Whose titles this device showed last. */
export const lastOwner = (): string => readLocalStorage(storageKeys.offlineOwner) ?? guestOwner;

/** A page that knows of no owner opens nothing, so it is known only while something is kept, whoever it is for. */
export const rememberOwner = (owner: string): void =>
  writeLocalStorage(storageKeys.offlineOwner, owner);

export const forgetOwner = (): void => removeFromLocalStorage(storageKeys.offlineOwner);

/** False in a tab that still shows a viewer who has signed out in another one. */
export const isLastOwner = (owner: string): boolean =>
  (readLocalStorage(storageKeys.offlineOwner) ?? owner) === owner;

/** Of a change in another tab. */
export function subscribeToOwner(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.offlineOwner) listener();
  });
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
