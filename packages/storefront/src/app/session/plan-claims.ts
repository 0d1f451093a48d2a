import { useTranslation } from 'react-i18next';
import { hasOperation, isDerived } from '../page/operations.ts';
import { usePage } from '../page/Storefront.tsx';
import { useUserCheck } from './use-viewer.ts';

/**
 * Returns which features of every plan the brand states or the server has. Composed links may be none, and only a
 * server with data about operators knows what data costs.
 */
export function usePlanClaims(): {
  readonly episodes: number | undefined;
  readonly downloads: boolean;
  readonly halfPrice: boolean;
} {
  const page = usePage();
  const { advertisedEpisodes: episodes, fullRateOperators } = page.brand;
  const named = useUserCheck()?.operator_fullrate ?? fullRateOperators;
  return {
    episodes,
    downloads: hasOperation(page, 'getDownloadLinks') && !isDerived(page, 'getDownloadLinks'),
    halfPrice: hasOperation(page, 'listOperators') || named !== undefined,
  };
}

/** Returns the short texts of the features. A brand removes a feature by an empty text. */
export function usePlanFeatures(): readonly string[] {
  const { t } = useTranslation('home-late');
  const { episodes, downloads, halfPrice } = usePlanClaims();
  return [
    episodes === undefined ? '' : t('episodes', { count: episodes }),
    downloads ? t('downloads') : '',
    halfPrice ? t('halfPrice') : '',
  ].filter((feature) => feature.trim() !== '');
}
