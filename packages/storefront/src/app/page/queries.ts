import { isApiError } from '@parde/api-client';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Report } from '../report/report.ts';
import type { Page } from './page.ts';

/** Creates a query client without retries, because the API client retries already. */
export function createQueryClient(report: Report): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Reports every failed query, including those that the page does not show as failed.
      onError(error) {
        if (isApiError(error) && (error.kind === 'abort' || isExpected(error.status))) return;
        void report('query-failed', error);
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      // Offline, a mutation fails at once and is shown as failed. The default would pause it without any message.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Invalidates all queries, because a payment may have changed any of them. Current playback is not interrupted. */
export function invalidateAll(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation], state }) => {
      const plays = operation === 'getPlayback' || operation === 'getLivePlayback';
      return operation !== 'getPayment' && !(plays && state.data !== undefined);
    },
  });
}

function isExpected(status: number | undefined): boolean {
  return status === 401 || status === 403 || status === 404;
}

/** For a query outside the page's load: Back needs its answer at once to restore the scroll position, even much later. */
export const storedForBack = { gcTime: Number.POSITIVE_INFINITY } as const;

interface MaybeDisabled {
  readonly enabled?: unknown;
}

/** Adds a condition to a query. `ask` itself disables the queries of operations that the server does not have. */
export function when<Query extends MaybeDisabled>(condition: boolean, query: Query): Query {
  return condition ? query : { ...query, enabled: false };
}

/** Fills the cache. A disabled query is skipped, and a failed one is shown by its component. */
export async function prefetch<Data, Failure, Result, Key extends QueryKey>(
  { queryClient }: Pick<Page, 'queryClient'>,
  query: FetchQueryOptions<Data, Failure, Result, Key> & MaybeDisabled,
): Promise<void> {
  if (query.enabled !== false) await queryClient.prefetchQuery(query);
}

/** `prefetch` for the first page of a list. */
export async function prefetchPages<Data, Failure, Result, Key extends QueryKey, Cursor>(
  { queryClient }: Pick<Page, 'queryClient'>,
  query: FetchInfiniteQueryOptions<Data, Failure, Result, Key, Cursor> & MaybeDisabled,
): Promise<void> {
  if (query.enabled !== false) await queryClient.prefetchInfiniteQuery(query);
}
