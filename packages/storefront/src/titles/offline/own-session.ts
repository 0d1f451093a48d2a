import type { Answer, ApiClient, CallInput, OperationId } from '@parde/api-client';
import { isConnected } from '../../app/connection.ts';
import { isLastOwner, lastOwner } from './offline-owner.ts';
import type { OfflineRecords } from './offline-records.ts';

export type Calls = Pick<ApiClient, 'call'>;

export interface OwnSessionInput {
  readonly api: Calls;
  /** Returns the mobile number of the signed-in viewer. Null if the page knows nothing of its viewer. */
  readonly askMobile: (() => Promise<string | undefined>) | null;
}

/** The owner of the titles that are shown, and whether the session is theirs. */
export interface OwnSession {
  readonly owner: string;
  /** False if the owner is only presumed, and once another tab has signed out or in. */
  readonly isOwn: () => boolean;
  /** For a session whose viewer was unknown. Resolves to true if the session is the owner's from now on. */
  readonly askAgain: () => Promise<boolean>;
  /** Sends nothing with another session: the server would refuse the request, or answer for that viewer. */
  readonly api: Calls;
}

/** Without a connection the viewer is unknown, and the last owner is presumed. */
export async function openOwnSession(
  { api, askMobile }: OwnSessionInput,
  { ownerOf }: Pick<OfflineRecords, 'ownerOf'>,
): Promise<OwnSession> {
  const canAsk = askMobile !== null && isConnected();
  const owner = canAsk ? await ownerOf(await askMobile()) : lastOwner();
  let isKnown = canAsk;
  const isOwn = () => isKnown && isLastOwner(owner);

  function assertOwn(): void {
    if (!isOwn()) throw new DOMException('The session is another one.', 'AbortError');
  }

  return {
    owner,
    isOwn,
    async askAgain() {
      if (isKnown || !askMobile || !isConnected()) return false;
      try {
        isKnown = (await ownerOf(await askMobile())) === owner;
      } catch {
        // The next connection is another chance.
      }
      return isKnown;
    },
    api: {
      async call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>> {
        assertOwn();
        const answer = await api.call(id, input);
        assertOwn();
        return answer;
      },
    },
  };
}
