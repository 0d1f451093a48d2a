import type { Answer, ApiClient, CallInput, OperationId } from '@parde/api-client';
import { storageKeys } from '@parde/domain';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../../../app/browser/storage.ts';
import { isConnected } from '../../../app/connection.ts';
import { guestOwner, ownersWhoLeft } from '../../../app/session/clear-session.ts';
import type { OfflineRecords } from './offline-records.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/**
 * Creates the key of this device. No script can read the key, so on no other device does a signature lead to a
 * number.
 */
export async function createOwnerKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ ...algorithm, length: 256 }, false, ['sign']);
  if ('privateKey' in key) throw new TypeError('Expected a single key.');
  return key;
}

/** Saved titles outlive the session, so they are stored with a signature of the mobile number instead of the number. */
export const signOwner = async (mobile: string, key: CryptoKey): Promise<string> =>
  hex(await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(mobile)));

/** The owner of the titles that this device showed last. */
export const lastOwner = (): string => readLocalStorage(storageKeys.offlineOwner) ?? guestOwner;

/**
 * A page without a known owner opens nothing. So the owner is stored only while something is saved, for whichever
 * viewer.
 */
export function rememberOwner(owner: string): void {
  writeLocalStorage(storageKeys.offlineOwner, owner);
  if (ownersWhoLeft().includes(owner)) forgetOwnersWhoLeft([owner]);
}

export const forgetOwner = (): void => removeFromLocalStorage(storageKeys.offlineOwner);

export function forgetOwnersWhoLeft(owners: readonly string[]): void {
  const others = ownersWhoLeft().filter((owner) => !owners.includes(owner));
  if (others.length > 0) writeLocalStorage(storageKeys.offlineLeft, others.join(' '));
  else removeFromLocalStorage(storageKeys.offlineLeft);
}

/** False in a tab that still shows a viewer who has signed out in another tab. */
export const isLastOwner = (owner: string): boolean =>
  (readLocalStorage(storageKeys.offlineOwner) ?? owner) === owner;

/** Calls the listener when another tab changes the owner. */
export function subscribeToOwner(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.offlineOwner) listener();
  });
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type Calls = Pick<ApiClient, 'call' | 'hasOperation'>;

export interface OfflineSessionInput {
  readonly api: Calls;
  /** Returns the mobile number of the signed-in viewer. Null if the page knows nothing of its viewer. */
  readonly fetchMobile: (() => Promise<string | undefined>) | null;
}

/**
 * Returns the owner of the titles that are shown, and whether the session is theirs. Without a connection the viewer
 * is unknown, and the last owner is presumed.
 */
export async function openOfflineSession(
  { api, fetchMobile }: OfflineSessionInput,
  { ownerOf }: Pick<OfflineRecords, 'ownerOf'>,
) {
  const canFetchMobile = fetchMobile !== null && isConnected();
  const owner = canFetchMobile ? await ownerOf(await fetchMobile()) : lastOwner();
  let isKnown = canFetchMobile;
  const belongsToOwner = () => isKnown && isLastOwner(owner);

  function assertOwnersSession(): void {
    if (!belongsToOwner()) throw new DOMException('The session is another one.', 'AbortError');
  }

  /** Sends nothing with another session: the server would refuse the request, or answer for that viewer. */
  const ownersCalls: Calls = {
    hasOperation: api.hasOperation,
    async call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>> {
      assertOwnersSession();
      const answer = await api.call(id, input);
      assertOwnersSession();
      return answer;
    },
  };
  return {
    owner,
    /** False if the owner is only presumed, and once another tab has signed out or in. */
    belongsToOwner,
    /** For a session whose viewer was unknown. Resolves to true if the session is the owner's from now on. */
    async confirmOwner() {
      if (isKnown || !fetchMobile || !isConnected()) return false;
      try {
        isKnown = (await ownerOf(await fetchMobile())) === owner;
      } catch {
        // The next connection is another chance.
      }
      return isKnown;
    },
    api: ownersCalls,
  };
}
