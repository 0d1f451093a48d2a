import { isAnythingKept } from '../../app/browser/is-anything-saved.ts';
import { recordsName } from './records-name.ts';

/**
 * A browser that was ended just after something was kept for the first time may have lost what says so, not the records.
 * Opening them says it again. Whether there is something.
 */
export async function findRecords(open: () => Promise<unknown>): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === recordsName)) return false;
  await open();
  return isAnythingKept();
}
