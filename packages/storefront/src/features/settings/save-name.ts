import { ask } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';

/** Shows the saved name at once: on a slow connection the user is refetched late, or not at all. */
export function cacheUserName({ api, brand, queryClient }: Page, name: string | null): void {
  const { queryKey } = ask(api, 'getUser', { query: { ref: brand.userRef } });
  queryClient.setQueryData(queryKey, (user) => user && { ...user, name });
}
