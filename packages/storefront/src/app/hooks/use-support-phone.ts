import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../brand/brand-context.tsx';
import { hasOperation } from '../page/operations.ts';
import { usePage } from '../page/Storefront.tsx';

/** Returns the brand's phone number, or otherwise the API's. Kids' pages may not request the API's number. */
export function useSupportPhone(isNeeded = true): string | undefined {
  const page = usePage();
  const { supportPhone } = useBrand();
  const { data } = useQuery({
    ...ask(page.api, 'getAppDetails'),
    enabled:
      isNeeded &&
      supportPhone === undefined &&
      page.facts.kids === undefined &&
      hasOperation(page, 'getAppDetails'),
  });
  return supportPhone ?? data?.phone ?? undefined;
}
