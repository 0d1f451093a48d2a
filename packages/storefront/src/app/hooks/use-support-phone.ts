import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../brand/brand-context.tsx';
import { isOffered } from '../page/operations.ts';
import { usePage } from '../page/Storefront.tsx';

/** The brand's, else the API's. On a child's page the API may not be asked. */
export function useSupportPhone(isNeeded = true): string | undefined {
  const page = usePage();
  const { supportPhone } = useBrand();
  const { data } = useQuery({
    ...ask(page.api, 'getAppDetails'),
    enabled:
      isNeeded &&
      supportPhone === undefined &&
      page.facts.kids === undefined &&
      isOffered(page, 'getAppDetails'),
  });
  return supportPhone ?? data?.phone ?? undefined;
}
