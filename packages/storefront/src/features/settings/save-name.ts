import { ask } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';

/** The saved name is shown at once: on a poor line the user comes again late, or not at all. */
export function keepName({ api, brand, queryClient }: Page, name: string | null): void {
  const { queryKey } = ask(api, 'getUser', { query: { ref: brand.userRef } });
  queryClient.setQueryData(queryKey, (user) => user && { ...user, name });
}
