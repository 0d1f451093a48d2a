import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../app/page/Storefront.tsx';
import type { TitleRef } from '../../titles/title-base.ts';

/** Guests have no state. */
export function useTitleState({ type, id }: TitleRef) {
  const { api, facts } = usePage();
  return useQuery({
    ...ask(api, 'getTitleState', { path: { content_type: type, id } }),
    enabled: facts.signedIn,
  }).data;
}
