import type { Page } from '../../../app/page/page.ts';
import * as badges from './SavedBadges.tsx';
import { savedBadgesKey } from './saved-badges.ts';
import { openWhenOnline } from './use-offline.ts';

/** Opens the library, and lets titles on the page show that they are saved. */
export async function openWithBadges(page: Page): Promise<void> {
  const { queryClient } = page;
  queryClient.setQueryDefaults(savedBadgesKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(savedBadgesKey, badges);
  await openWhenOnline(page);
}
