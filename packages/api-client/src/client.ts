import { arePathSegments, assertCheckUrl, defaultCheckUrl } from './addresses.ts';
import { isApiError } from './api-error.ts';
import type { Answer, CallInput, PlainOperationId } from './calls.ts';
import { pause } from './deadline.ts';
import { notFoundError, requestError } from './failures.ts';
import { type Methods, methodsOf } from './methods.ts';
import type { OperationId } from './operation.ts';
import type { ApiClientOptions } from './options.ts';
import { retryDelay } from './retry.ts';
import { createTransport, type UntypedInput } from './transport.ts';
import { createUnauthorizedHandler } from './unauthorized.ts';

/**
 * What calls the operations of the contract: each is a method of its own. It resolves to the body that the contract
 * names, and rejects with an `ApiError` and with nothing else, whatever the answer, the network, a hook or the call
 * itself has wrong.
 *
 * @example
 * const { data: film } = await api.getMovie({ path: { id: '1024' } });
 */
export interface ApiClient extends Methods {
  /**
   * Calls an operation whose name is a value.
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
  const startCall = createUnauthorizedHandler(onUnauthorized);

  function runViewerHook(id: OperationId): void {
    try {
      onViewerRequest?.(id);
    } catch (thrown) {
      throw requestError('unsent', id, thrown);
    }
  }

  async function call<Id extends OperationId>(
    id: Id,
    input: UntypedInput = {},
  ): Promise<Answer<Id>> {
    if (!arePathSegments(input.path)) throw notFoundError(id);
    if (input.viewer) runViewerHook(id);
    const { onToken, onError } = startCall();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(id, input, onToken);
      } catch (error) {
        if (!isApiError(error)) throw error;
        onError(error);
        const delay = retryDelay(error, attempt, retry);
        if (delay === undefined) throw error;
        await pause(delay, id, input.signal);
      }
    }
  }
  return { ...methodsOf(call), call };
}
