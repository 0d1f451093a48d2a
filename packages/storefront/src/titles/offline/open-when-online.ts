import { isConnected, subscribeToConnection } from '../../app/connection.ts';
import type { Page } from '../../app/page/page.ts';
import { openOffline } from './use-offline.ts';

/** What the account was to say, and did not, may come with the next line. */
export async function openWithLine(page: Page): Promise<void> {
  try {
    await openOffline(page);
  } catch (error) {
    const stop = subscribeToConnection(() => {
      if (!isConnected()) return;
      stop();
      openWithLine(page).catch(() => {
        // The one after it is another chance.
      });
    });
    throw error;
  }
}
