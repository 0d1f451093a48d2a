import type { EpisodeItem } from '@parde/api-client';
import type { PageFacts } from '../../app/page/page.ts';
import type { OfflineTitle } from './offline-title.ts';
import { accessOf, isComplete, isForViewer } from './use-saved.ts';

/** Returns the next episode, if it plays from the device, too. */
export const nextSavedEpisode = (
  titles: readonly OfflineTitle[],
  next: Pick<EpisodeItem, 'id'> | null,
  facts: Pick<PageFacts, 'kids'>,
): OfflineTitle | undefined =>
  titles.find(
    (one) =>
      one.type === 'episode' &&
      one.id === next?.id &&
      isComplete(one) &&
      isForViewer(one, facts) &&
      accessOf(one) === 'open',
  );
