import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { Input } from '../calls.ts';
import type { ApiClient } from '../client.ts';
import type { ApiError } from '../failures/api-error.ts';
import { type Data, dataOf } from './data.ts';
import { keyOf } from './keys.ts';
import { invalidates, sentInBackground, type WriteId } from './writes.ts';

/** The input of a write: the parts of a call that the contract requires, or void if there are none. */
export type Variables<Id extends WriteId> = Id extends unknown
  ? Record<never, never> extends Input<Id>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: by void, TanStack Query lets mutate be called with nothing.
      void
    : Input<Id>
  : never;

/**
 * Creates the mutation of an operation that changes something. It invalidates the queries that the operation changes,
 * and active queries are refetched.
 *
 * @example
 * const { mutate } = useMutation(send(api, 'rateTitle'));
 * mutate({ body: { content_type: 'movie', id, rating: 9 } });
 */
export function send<Id extends WriteId>(
  api: ApiClient,
  operation: Id,
): UseMutationOptions<Data<Id>, ApiError, Variables<Id>> {
  const isInBackground = operation === sentInBackground;
  return mutationOptions<Data<Id>, ApiError, Variables<Id>>({
    mutationKey: [operation],
    mutationFn: (input) =>
      dataOf(api, operation, {
        ...input,
        ...(isInBackground ? { keepalive: true } : { viewer: true }),
      }),
    onSuccess: (_data, _input, _before, { client }) => {
      for (const read of invalidates[operation]) {
        const refetchType = isInBackground ? 'none' : 'active';
        void client.invalidateQueries({ queryKey: keyOf(read), refetchType });
      }
    },
    retry: false,
  });
}
