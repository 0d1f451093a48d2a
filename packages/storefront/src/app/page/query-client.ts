import { QueryClient } from '@tanstack/react-query';
import { type Report, reportingQueryCache } from '../report/report.ts';

/**
 * Creates a query client without retries, because the API client retries. A second layer would multiply the attempts.
 */
export function createQueryClient(report: Report): QueryClient {
  return new QueryClient({
    queryCache: reportingQueryCache(report),
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
