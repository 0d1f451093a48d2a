import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { Input, InputArgs } from '../calls.ts';
import type { ApiClient } from '../client.ts';
import { type Data, dataOf } from '../data.ts';
import type { ApiError } from '../failures/api-error.ts';
import { nextCursor, type PagedId } from '../pages.ts';
import { type Key, keyFor } from './keys.ts';
import { type ReadId, staleMinutes } from './reads.ts';

/** The options that `queryOptions` returns, for `useQuery`, `useSuspenseQuery`, `fetchQuery` and similar functions. */
export interface AskOptions<Id extends ReadId>
  extends UnusedSkipTokenOptions<Data<Id>, ApiError, Data<Id>, Key<Id>> {
  queryKey: DataTag<Key<Id>, Data<Id>, ApiError>;
}

/**
 * Creates the query of an operation that only reads. The operation's name determines the input, the data, the cache
 * key and how long the data is fresh. The query is disabled if the server does not have the operation.
 *
 * @example
 * const { data: film } = useSuspenseQuery(ask(api, 'getMovie', { path: { id } }));
 */
export function ask<Id extends ReadId>(
  api: ApiClient,
  operation: Id,
  ...[input]: InputArgs<Input<Id>>
): AskOptions<Id> {
  return queryOptions<Data<Id>, ApiError, Data<Id>, Key<Id>>({
    queryKey: keyFor(operation, input),
    queryFn: ({ signal }) => dataOf(api, operation, { ...input, signal }),
    ...shared(api, operation),
  });
}

/** The input of a list operation. The cursor is left out, because the query manages it. */
export type PagesInput<Id extends PagedId> = Input<Id> & { query?: { cursor?: never } };

/** The key of a list query and all its pages. */
export type PagesKey<Id extends PagedId> = readonly [...Key<Id>, 'pages'];

/**
 * The options that `infiniteQueryOptions` returns, for `useInfiniteQuery`, `prefetchInfiniteQuery` and similar
 * functions.
 */
export interface AskPagesOptions<Id extends PagedId>
  extends UnusedSkipTokenInfiniteOptions<
    Data<Id>,
    ApiError,
    InfiniteData<Data<Id>>,
    PagesKey<Id>,
    string | null
  > {
  queryKey: DataTag<PagesKey<Id>, InfiniteData<Data<Id>>, ApiError>;
}

/**
 * Creates the query of a list, page by page. Each page continues at the end of the previous one.
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(askPages(api, 'listGenreTitles', { path: { key } }));
 */
export function askPages<Id extends PagedId>(
  api: ApiClient,
  operation: Id,
  ...[given]: InputArgs<PagesInput<Id>>
): AskPagesOptions<Id> {
  const input: Input<Id> | undefined = given;
  return infiniteQueryOptions<
    Data<Id>,
    ApiError,
    InfiniteData<Data<Id>>,
    PagesKey<Id>,
    string | null
  >({
    queryKey: [...keyFor(operation, input), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? input?.query : { ...input?.query, cursor: pageParam };
      return dataOf(api, operation, { ...input, query, signal });
    },
    initialPageParam: null,
    getNextPageParam: nextCursor,
    ...shared(api, operation),
  });
}

function shared(api: ApiClient, operation: ReadId) {
  const staleTime = staleMinutes[operation] * 60_000;
  // Data that never goes stale must not be garbage-collected either. The API client does the retries.
  return {
    staleTime,
    ...(staleTime === Number.POSITIVE_INFINITY && { gcTime: staleTime }),
    retry: false,
    ...(!api.hasOperation(operation) && { enabled: false }),
  };
}
