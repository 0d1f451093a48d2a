import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { ApiError } from '../api-error.ts';
import type { Input, InputArgs } from '../calls.ts';
import type { ApiClient } from '../client.ts';
import { type Data, dataOf } from './data.ts';
import { type Key, keyFor } from './keys.ts';
import { type ReadId, staleMinutes } from './reads.ts';

/** As `queryOptions` gives them: for `useQuery`, `useSuspenseQuery`, `fetchQuery` and the like. */
export interface AskOptions<Id extends ReadId>
  extends UnusedSkipTokenOptions<Data<Id>, ApiError, Data<Id>, Key<Id>> {
  queryKey: DataTag<Key<Id>, Data<Id>, ApiError>;
}

/**
 * Asks an operation that only reads. Its name decides what is asked with, what comes, under which key it is kept and
 * how long it is fresh.
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
    ...freshness(operation),
  });
}

/** The name of an operation that gives a list page by page. */
export type PagedId = {
  [Id in ReadId]: [Data<Id>, Input<Id>] extends [Page, { query?: { cursor?: string } }]
    ? Id
    : never;
}[ReadId];

interface Page {
  readonly next_cursor: string | null;
}

/** What a list is asked with: its pages keep the cursor. */
export type PagesInput<Id extends PagedId> = Input<Id> & { query?: { cursor?: never } };

/** The key of a list and all its pages. */
export type PagesKey<Id extends PagedId> = readonly [...Key<Id>, 'pages'];

/** As `infiniteQueryOptions` gives them: for `useInfiniteQuery`, `prefetchInfiniteQuery` and the like. */
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
 * Asks for a list, page by page: each page goes on where the one before it ended.
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
    ...freshness(operation),
  });
}

function nextCursor(page: unknown): string | null {
  const cursor: unknown = Reflect.get(Object(page), 'next_cursor');
  return typeof cursor === 'string' ? cursor : null;
}

function freshness(operation: ReadId) {
  const staleTime = staleMinutes[operation] * 60_000;
  // Data that never go stale must not be collected either. Retries are the client's.
  return {
    staleTime,
    ...(staleTime === Number.POSITIVE_INFINITY && { gcTime: staleTime }),
    retry: false,
  };
}
