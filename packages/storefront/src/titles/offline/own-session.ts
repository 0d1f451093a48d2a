import type { Answer, ApiClient, CallInput, OperationId } from '@parde/api-client';
import { isConnected } from '../../app/connection.ts';
import { isLastOwner, lastOwner } from './offline-owner.ts';
import type { OfflineRecords } from './offline-records.ts';

export type Calls = Pick<ApiClient, 'call'>;

export interface OwnSessionInput {
  readonly api: Calls;
  /** The number of who is signed in. Null where the page knows nothing of its viewer. */
  readonly askMobile: (() => Promise<string | undefined>) | null;
}

/** Whose titles are shown, and whether the session is theirs. */
export interface OwnSession {
  readonly owner: string;
  /** False where it is only presumed whose titles these are, and once another tab has signed out or in. */
  readonly isOwn: () => boolean;
  /** Where nobody could be asked before. True where the session is their own from now on. */
  readonly askAgain: () => Promise<boolean>;
  /** Of another session nothing is asked: it would be refused, or answered for that viewer. */
  readonly api: Calls;
}

/** Without a line nobody can be asked, and it is whoever it was last. */
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
        // The next line is another chance.
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
