import { arePathSegments, assertCheckUrl, defaultCheckUrl } from './addresses.ts';
import type { Answer, CallInput, PlainOperationId } from './calls.ts';
import { isApiError } from './failures/api-error.ts';
import { notFoundError, requestError } from './failures/failures.ts';
import { type Methods, methodsOf } from './methods.ts';
import type { OperationId } from './operation.ts';
import { pause } from './transport/deadline.ts';
import type { ApiClientOptions } from './transport/options.ts';
import { retryDelay } from './transport/retry.ts';
import { createTransport, type UntypedInput } from './transport/transport.ts';
import { createUnauthorizedHandler } from './transport/unauthorized.ts';

/**
 * A client with one method for each operation of the contract. A call resolves to the body that the contract names.
 * It rejects only with an `ApiError`, whether the answer, the network, a hook or the call itself is at fault.
 *
 * @example
 * const { data: film } = await api.getMovie({ path: { id: '1024' } });
 */
export interface ApiClient extends Methods {
  /**
   * Calls an operation whose name is stored in a variable.
   *
   * @example
   * const { data: film } = await api.call('getMovie', { path: { id: '1024' } });
   */
  call<Id extends PlainOperationId>(id: Id, input?: CallInput<Id>): Promise<Answer<Id>>;
  /** Calls an operation that needs parameters or a body. */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>>;
  /** True if the server has the operation, according to the option `operations`. */
  hasOperation(id: OperationId): boolean;
}

/** Creates a client of the Parde API. Clients share no state, so several can be used side by side. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { checkUrl = defaultCheckUrl, retry = {}, operations } = options;
  const { onViewerRequest, onUnauthorized } = options;
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
  return {
    ...methodsOf(call),
    call,
    hasOperation: (id) => operations?.includes(id) ?? true,
  };
}
