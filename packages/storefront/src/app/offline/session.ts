import { storageKeys } from '@parde/domain';
import type { OfflineStorage } from '@parde/offline';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { isConnected } from '../connection.ts';
import { guestOwner, ownersWhoLeft } from '../session/clear-session.ts';

/** The owner of the titles that this device showed last. */
export const lastOwner = (): string => readLocalStorage(storageKeys.offlineOwner) ?? guestOwner;

/** A page without a known owner opens nothing, so the owner is stored only while something is saved. */
export function rememberOwner(owner: string): void {
  writeLocalStorage(storageKeys.offlineOwner, owner);
  if (ownersWhoLeft().includes(owner)) forgetOwnersWhoLeft([owner]);
}

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

export type OfflineSession = Awaited<ReturnType<typeof openSession>>;

/**
 * Returns the owner of the titles that are shown, and checks whether the session is theirs. Without a connection the
 * viewer is unknown, and the last owner is presumed. `fetchMobile` returns the mobile number of the signed-in viewer;
 * it is null if the page knows nothing of its viewer.
 */
export async function openSession(
  { signOwner }: Pick<OfflineStorage, 'signOwner'>,
  fetchMobile: (() => Promise<string | undefined>) | null,
) {
  const ownerOf = async (mobile: string | undefined) =>
    mobile === undefined ? guestOwner : await signOwner(mobile);
  const canFetchMobile = fetchMobile !== null && isConnected();
  const owner = canFetchMobile ? await ownerOf(await fetchMobile()) : lastOwner();
  let isKnown = canFetchMobile;

  async function assertOwner(): Promise<void> {
    if (!isKnown && fetchMobile) {
      const found = await fetchMobile().then(ownerOf, () => undefined);
      isKnown = found === owner;
    }
    if (!isKnown || !isLastOwner(owner)) {
      throw new DOMException('The session is not the owner’s.', 'AbortError');
    }
  }

  return {
    owner,
    /**
     * Runs a call in the owner's session. With another session it throws, because the server would refuse the call, or
     * answer for that viewer.
     */
    async runAsOwner<Result>(call: () => Promise<Result>): Promise<Result> {
      await assertOwner();
      const result = await call();
      await assertOwner();
      return result;
    },
  };
}
