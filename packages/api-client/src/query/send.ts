import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { GivenInput } from '../calls.ts';
import type { ApiClient } from '../client.ts';
import { type Data, dataOf } from '../data.ts';
import type { ApiError } from '../failures/api-error.ts';
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
 * and active queries are refetched. Your own callbacks run after that, and cannot replace it. A failed call invalidates
 * nothing: refetched data could remove the form that is about to look the outcome up.
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
      const data = await dataOf(api, operation, {
        ...input,
        ...(isInBackground ? { keepalive: true } : { viewer: true }),
      });
      for (const read of invalidates[operation]) {
        const refetchType = isInBackground ? 'none' : 'active';
        void client.invalidateQueries({ queryKey: keyOf(read), refetchType });
      }
      return data;
    },
  });
}
