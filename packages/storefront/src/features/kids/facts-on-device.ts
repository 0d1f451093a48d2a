import { type KidsAge, kidsMinutes, kidsTimeLeft, storageKeys } from '@parde/domain';
import { readLocalStorage } from '../../app/browser/storage.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { readTime } from './use-kids-time.ts';

/**
 * Returns the facts of a child's page that no server has sent. The clock continues from the latest time that the
 * device had.
 */
export function factsOnDevice(
  facts: PageFacts,
  kids: KidsAge,
  { latest, sinceStart }: { readonly latest: number; readonly sinceStart: number },
): PageFacts {
  const storedMinutes = readLocalStorage(storageKeys.kidsMinutes);
  const minutes = kidsMinutes.find((each) => String(each) === storedMinutes);
  return {
    ...facts,
    kids,
    now: new Date(latest - sinceStart).toISOString(),
    kidsMinutes: minutes,
    kidsTimeLeft: minutes && kidsTimeLeft(readTime(), minutes, latest),
  };
}
