import { openWhenOnline } from '../../app/offline/offline-device.ts';
import type { Page } from '../../app/page/page.ts';
import { savedBadgesKey } from '../../titles/use-saved-badges.ts';
import * as badges from './SavedBadges.tsx';
import { startSmartSaving } from './smart-saving/smart-saving.ts';

/**
 * Opens the saved titles of this device, continues unfinished downloads, and lets titles on the page show that they
 * are saved.
 */
export async function startOffline(page: Page): Promise<void> {
  const { queryClient } = page;
  queryClient.setQueryDefaults(savedBadgesKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(savedBadgesKey, badges);
  const device = await openWhenOnline(page);
  if (device) startSmartSaving(page, device);
}
