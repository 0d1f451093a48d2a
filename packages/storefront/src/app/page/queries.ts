import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Page } from './page.ts';

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
