import { areSegments, assertCheckUrl, defaultCheckUrl } from './addresses.ts';
import { isApiError } from './api-error.ts';
import type { Answer, CallInput, PlainOperationId } from './calls.ts';
import { pause } from './deadline.ts';
import { noAnswer, notFound } from './failures.ts';
import type { OperationId } from './operation.ts';
import type { ApiClientOptions } from './options.ts';
import { retryDelay } from './retry.ts';
import { createTransport, type LooseInput } from './transport.ts';
import { watchSessions } from './unauthorized.ts';

/** What calls the operations of the contract. */
export interface ApiClient {
  /**
   * Calls one operation of the contract and resolves to the body it answers. It rejects with an `ApiError` and with
   * nothing else, whatever the answer, the line, a hook or the call itself has wrong.
   *
   * @example
   * const { data: film } = await api.call('getMovie', { path: { id: '1024' } });
   */
  call<Id extends PlainOperationId>(id: Id, input?: CallInput<Id>): Promise<Answer<Id>>;
  /** The same, of an operation that needs parameters or a body. */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>>;
}

/** A client of the Parde API. It shares no state with another one, so several may live side by side. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { checkUrl = defaultCheckUrl, retry = {}, onViewerRequest, onUnauthorized } = options;
  assertCheckUrl(checkUrl);
  const { send } = createTransport({ ...options, checkUrl });
  const startCall = watchSessions(onUnauthorized);

  function announce(id: OperationId): void {
    try {
      onViewerRequest?.(id);
    } catch (thrown) {
      throw noAnswer('unsent', id, thrown);
    }
  }

  async function call<Id extends OperationId>(id: Id, input: LooseInput = {}): Promise<Answer<Id>> {
    if (!areSegments(input.path)) throw notFound(id);
    if (input.viewer) announce(id);
    const { sends, failed } = startCall();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(id, input, sends);
      } catch (error) {
        if (!isApiError(error)) throw error;
        failed(error);
        const delay = retryDelay(error, attempt, retry);
        if (delay === undefined) throw error;
        await pause(delay, id, input.signal);
      }
    }
  }
  return { call };
}
