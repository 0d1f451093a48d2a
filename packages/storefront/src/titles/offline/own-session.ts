import type { Answer, ApiClient, CallInput, OperationId } from '@parde/api-client';
import { isConnected } from '../../app/connection.ts';
import { isLastOwner, lastOwner } from './offline-owner.ts';
import type { OfflineRecords } from './offline-records.ts';

export type Calls = Pick<ApiClient, 'call'>;

export interface OfflineSessionInput {
  readonly api: Calls;
  /** Returns the mobile number of the signed-in viewer. Null if the page knows nothing of its viewer. */
  readonly fetchMobile: (() => Promise<string | undefined>) | null;
}

/** The owner of the titles that are shown, and whether the session is theirs. */
export interface OfflineSession {
  readonly owner: string;
  /** False if the owner is only presumed, and once another tab has signed out or in. */
  readonly belongsToOwner: () => boolean;
  /** For a session whose viewer was unknown. Resolves to true if the session is the owner's from now on. */
  readonly confirmOwner: () => Promise<boolean>;
  /** Sends nothing with another session: the server would refuse the request, or answer for that viewer. */
  readonly api: Calls;
}

/** Without a connection the viewer is unknown, and the last owner is presumed. */
export async function openOfflineSession(
  { api, fetchMobile }: OfflineSessionInput,
  { ownerOf }: Pick<OfflineRecords, 'ownerOf'>,
): Promise<OfflineSession> {
  const canFetchMobile = fetchMobile !== null && isConnected();
  const owner = canFetchMobile ? await ownerOf(await fetchMobile()) : lastOwner();
  let isKnown = canFetchMobile;
  const belongsToOwner = () => isKnown && isLastOwner(owner);

  function assertOwnersSession(): void {
    if (!belongsToOwner()) throw new DOMException('The session is another one.', 'AbortError');
  }

  return {
    owner,
    belongsToOwner,
    async confirmOwner() {
      if (isKnown || !fetchMobile || !isConnected()) return false;
      try {
        isKnown = (await ownerOf(await fetchMobile())) === owner;
      } catch {
        // The next connection is another chance.
      }
      return isKnown;
    },
    api: {
      async call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>> {
        assertOwnersSession();
        const answer = await api.call(id, input);
        assertOwnersSession();
        return answer;
      },
    },
  };
}
