import type { Middleware } from 'openapi-fetch';
import { arePathSegments, assertCheckUrl, defaultCheckUrl } from './addresses.ts';
import type { Answer, Call, CallInput, InputArgs, RawAnswer } from './calls.ts';
import type { Data } from './data.ts';
import { isApiError } from './failures/api-error.ts';
import { notFoundError, requestError } from './failures/failures.ts';
import { type Methods, methodsOf } from './methods.ts';
import type { OperationId } from './operation.ts';
import { type PagedId, pagesOf } from './pages.ts';
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
   * Calls an operation whose name is stored in a variable. `call.raw` returns the status and headers too.
   *
   * @example
   * const { data: film } = await api.call('getMovie', { path: { id: '1024' } });
   */
  readonly call: Call;
  /**
   * Iterates over the pages of a list. Stops after the last page. `signal` aborts the iteration.
   *
   * @example
   * for await (const { items } of api.pages('listTitles')) console.log(items.length);
   */
  pages<Id extends PagedId>(
    id: Id,
    ...args: InputArgs<CallInput<Id>>
  ): AsyncGenerator<Data<Id>, void, undefined>;
  /** True if the server has the operation, according to the option `operations`. */
  hasOperation(id: OperationId): boolean;
  /**
   * Adds middleware, as in openapi-fetch: `onRequest` runs in the order of registration, `onResponse` and `onError` in
   * the reverse order. A retry runs it again.
   */
  use(...middleware: Middleware[]): void;
  /** Removes middleware that was added with `use`. */
  eject(...middleware: Middleware[]): void;
}

/** Creates a client of the Parde API. Clients share no state, so several can be used side by side. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { checkUrl = defaultCheckUrl, retry = {}, operations } = options;
  const { onViewerRequest, onUnauthorized } = options;
  assertCheckUrl(checkUrl);
  const { send, use, eject } = createTransport({ ...options, checkUrl });
  const startCall = createUnauthorizedHandler(onUnauthorized);

  function runViewerHook(id: OperationId): void {
    try {
      onViewerRequest?.(id);
    } catch (thrown) {
      throw requestError('unsent', id, thrown);
    }
  }

  async function raw<Id extends OperationId>(
    id: Id,
    input: UntypedInput = {},
  ): Promise<RawAnswer<Id>> {
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
  async function callForData<Id extends OperationId>(
    id: Id,
    input?: UntypedInput,
  ): Promise<Answer<Id>> {
    return (await raw(id, input)).data;
  }
  const call = Object.assign(callForData, { raw });
  return {
    ...methodsOf(call),
    call,
    pages: (id, ...[input]) => pagesOf({ call }, id, input),
    hasOperation: (id) => operations?.includes(id) ?? true,
    use,
    eject,
  };
}
