import type { WatchingItem } from '@parde/api-client';
import { existingPages } from '../../app/page/existing-pages.ts';
import { isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';

/** Returns the address that continues a title where the viewer left off. */
export function continuePath(
  page: Page,
  { content_type: type, id }: WatchingItem['place'],
): string | undefined {
  const { contentPath, showPath } = existingPages(page);
  // Only the episode's page knows whether a file exists, so link there when playback is derived.
  const player = isDerived(page, 'getPlayback') ? undefined : showPath({ type, id });
  return player ?? contentPath(type, id);
}
