import { QueryClient } from '@tanstack/react-query';
import { type Report, reportingQueryCache } from '../report/report.ts';

/** Retries are the API client's: a second layer would multiply them. */
export function createQueryClient(report: Report): QueryClient {
  return new QueryClient({
    queryCache: reportingQueryCache(report),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      // What a viewer wants done fails at once without a line, and is said: it does not wait for one in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Money that arrived changes what every page says of the viewer, and of what is sold to them. What plays goes on. */
export function invalidateAll(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation], state }) => {
      const plays = operation === 'getPlayback' || operation === 'getLivePlayback';
      return operation !== 'getPayment' && !(plays && state.data !== undefined);
    },
  });
}
