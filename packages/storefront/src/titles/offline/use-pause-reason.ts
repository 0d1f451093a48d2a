import { cheapHours, formatTimeOfDay } from '@parde/domain';
import { usePage } from '../../app/page/Storefront.tsx';
import type { OfflineLibrary } from './use-offline.ts';

/** Why nothing is fetched just now, and when the cheap hours begin. Null where it goes on. */
export function useHold(library: OfflineLibrary) {
  const { brand, facts } = usePage();
  const hold = library.hold();
  if (!hold) return null;
  const { changeAt } = cheapHours(brand.keeping?.cheapHours ?? [], Date.now());
  return { hold, time: formatTimeOfDay(changeAt ?? '', facts.locale) };
}
