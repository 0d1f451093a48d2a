import { cheapHours, formatTimeOfDay } from '@parde/domain';
import { usePage } from '../../app/page/Storefront.tsx';
import type { OfflineLibrary } from './use-offline.ts';

/** Returns why nothing is fetched at the moment, and when the cheap hours begin. Null if fetching continues. */
export function useHold(library: OfflineLibrary) {
  const { brand, facts } = usePage();
  const hold = library.hold();
  if (!hold) return null;
  const { changeAt } = cheapHours(brand.saving?.cheapHours ?? [], Date.now());
  return { hold, time: formatTimeOfDay(changeAt ?? '', facts.locale) };
}
