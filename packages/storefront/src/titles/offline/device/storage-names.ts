import { isAnythingSaved } from '../../../app/browser/storage.ts';

/** The name of the database with the records of saved titles. */
export const recordsName = 'offline';

/**
 * The cache in which the service worker stores what the browser has fetched in the background, and the lock that is
 * taken meanwhile.
 */
export const fetchedCache = 'parde-fetched';

/**
 * Returns true if something is saved. If the browser was closed just after the first save, the entry that says so may
 * be lost, but not the records. Opening the records writes the entry again.
 */
export async function findRecords(open: () => Promise<unknown>): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === recordsName)) return false;
  await open();
  return isAnythingSaved();
}
