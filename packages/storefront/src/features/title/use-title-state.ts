import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { TitleRef } from '../../titles/title-base.ts';

/** Returns undefined for guests, who have no state. */
export function useTitleState({ type, id }: TitleRef) {
  const page = usePage();
  const { api, facts } = page;
  return useQuery({
    ...ask(api, 'getTitleState', { path: { content_type: type, id } }),
    enabled: facts.signedIn && hasOperation(page, 'getTitleState'),
  }).data;
}
