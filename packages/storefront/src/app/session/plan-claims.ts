import { hasOperation, isDerived } from '../page/operations.ts';
import { usePage } from '../page/Storefront.tsx';
import { useUserCheck } from './use-viewer.ts';

/**
 * Returns which features of every plan the server has. Composed links may be none, and only a server with data about
 * operators knows what data costs.
 */
export function usePlanClaims(): { readonly downloads: boolean; readonly halfPrice: boolean } {
  const page = usePage();
  const { fullRateOperators } = page.brand;
  const named = useUserCheck()?.operator_fullrate ?? fullRateOperators;
  return {
    downloads: hasOperation(page, 'getDownloadLinks') && !isDerived(page, 'getDownloadLinks'),
    halfPrice: hasOperation(page, 'listOperators') || named !== undefined,
  };
}
