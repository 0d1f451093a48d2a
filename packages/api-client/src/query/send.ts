import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { GivenInput } from '../calls.ts';
import type { ApiClient } from '../client.ts';
import { type Data, dataOf } from '../data.ts';
import { type ApiError, isApiError } from '../failures/api-error.ts';
import { keyOf } from './keys.ts';
import { invalidates, sentInBackground, type WriteId } from './writes.ts';

/** The input of a write: the parts of a call that the contract requires, or void if there are none. */
export type Variables<Id extends WriteId> = Id extends unknown
  ? Record<never, never> extends GivenInput<Id>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: by void, TanStack Query lets mutate be called with nothing.
      void
    : GivenInput<Id>
  : never;

/** The options that a caller of `send` may add. The function that sends and invalidates cannot be replaced. */
export type SendOptions<Id extends WriteId, Before = unknown> = Omit<
  UseMutationOptions<Data<Id>, ApiError, Variables<Id>, Before>,
  'mutationFn' | 'mutationKey'
>;

/**
 * Creates the mutation of an operation that changes something. It invalidates the queries that the operation changes,
 * also after an unknown outcome, and active queries are refetched. Your own callbacks run after that.
 *
 * @example
 * const { mutate } = useMutation(send(api, 'rateTitle', { onSuccess: close }));
 * mutate({ body: { content_type: 'movie', id, value: 9 } });
 */
export function send<Id extends WriteId, Before = unknown>(
  api: ApiClient,
  operation: Id,
  options?: SendOptions<Id, Before>,
): UseMutationOptions<Data<Id>, ApiError, Variables<Id>, Before> {
  const isInBackground = operation === sentInBackground;
  return mutationOptions<Data<Id>, ApiError, Variables<Id>, Before>({
    retry: false,
    ...options,
    mutationKey: [operation],
    // A callback such as `onSuccess` could be replaced where the options are spread, so the invalidation is here.
    mutationFn: async (input, { client }) => {
      const invalidate = () => {
        const refetchType = isInBackground ? 'none' : 'active';
        for (const read of invalidates[operation]) {
          void client.invalidateQueries({ queryKey: keyOf(read), refetchType });
        }
      };
      const call = isInBackground ? { keepalive: true } : { viewer: true };
      try {
        const data = await dataOf(api, operation, { ...input, ...call });
        invalidate();
        return data;
      } catch (error) {
        if (mayBeDone(error)) invalidate();
        throw error;
      }
    },
  });
}

/** Without an answer, and after a failure of the server, the change may have been made. */
function mayBeDone(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === undefined ? error.kind !== 'unsent' : error.status >= 500;
}
