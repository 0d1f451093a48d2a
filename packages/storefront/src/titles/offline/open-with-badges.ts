import type { Page } from '../../app/page/page.ts';
import { openWithLine } from './open-when-online.ts';
import * as signs from './SavedBadges.tsx';
import { keptSignsKey } from './saved-badges.ts';

/** Opens the library, and lets titles on the page show that they are saved. */
export async function openWithSigns(page: Page): Promise<void> {
  const { queryClient } = page;
  queryClient.setQueryDefaults(keptSignsKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keptSignsKey, signs);
  await openWithLine(page);
}
