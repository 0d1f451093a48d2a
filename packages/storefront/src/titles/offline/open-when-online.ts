import { connectionStore, isConnected } from '../../app/connection.ts';
import type { Page } from '../../app/page/page.ts';
import { openOffline } from './use-offline.ts';

/** If the account did not answer, it may answer with the next connection. */
export async function openWhenOnline(page: Page): Promise<void> {
  try {
    await openOffline(page);
  } catch (error) {
    const stop = connectionStore.subscribe(() => {
      if (!isConnected()) return;
      stop();
      openWhenOnline(page).catch(() => {
        // The next connection is another chance.
      });
    });
    throw error;
  }
}
