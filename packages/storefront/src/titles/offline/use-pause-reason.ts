import { cheapHours, formatTimeOfDay } from '@parde/domain';
import { usePage } from '../../app/page/Storefront.tsx';
import type { OfflineLibrary } from './use-offline.ts';

/** Returns why nothing is fetched at the moment, and when the cheap hours begin. Null if fetching continues. */
export function usePauseReason(library: OfflineLibrary) {
  const { brand, facts } = usePage();
  const pauseReason = library.pauseReason();
  if (!pauseReason) return null;
  const { changeAt } = cheapHours(brand.offline?.cheapHours ?? [], Date.now());
  return { pauseReason, time: formatTimeOfDay(changeAt ?? '', facts.locale) };
}
