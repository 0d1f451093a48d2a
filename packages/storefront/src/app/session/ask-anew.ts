import type { QueryClient } from '@tanstack/react-query';

/** Money that arrived changes what every page says of the viewer, and of what is sold to them. What plays goes on. */
export function askAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [resource], state }) =>
      resource !== 'payment' && !(`${resource}`.endsWith('playback') && state.data !== undefined),
  });
}
