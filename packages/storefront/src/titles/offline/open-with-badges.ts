import type { Page } from '../../app/page/page.ts';
import * as signs from './SavedBadges.tsx';
import { keptSignsKey } from './saved-badges.ts';
import { openWithLine } from './open-when-online.ts';

/** Opens what is kept, and lets titles that are shown say so. */
export async function openWithSigns(page: Page): Promise<void> {
  const { queryClient } = page;
  queryClient.setQueryDefaults(keptSignsKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keptSignsKey, signs);
  await openWithLine(page);
}
