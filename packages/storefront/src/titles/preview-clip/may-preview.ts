import type { DataBudget } from '@parde/domain';
import { isOnWifi } from '@parde/offline';
import { createPreferenceStore, isDataSaved } from '@parde/player/preferences';
import { prefersNoMotion } from '@parde/ui';
import { isConnected } from '../../app/connection.ts';
import { isBudgetUsedUp } from '../data-cost/data-budget.ts';

export interface PreviewConditions {
  /** True in kids mode. */
  readonly isKids: boolean;
  /** The viewer's setting. */
  readonly autoplay: boolean;
  readonly budget: DataBudget | null;
  /** The mobile operator of the viewer's network, if the server has detected one. */
  readonly operator: string | null | undefined;
}

/** True if a clip may be loaded and played now. */
export function mayPreview({ isKids, autoplay, budget, operator }: PreviewConditions): boolean {
  return (
    autoplay &&
    !isKids &&
    isConnected() &&
    !prefersNoMotion() &&
    !isDataSaved(createPreferenceStore().getState()) &&
    isOnWifi() &&
    !operator &&
    !isBudgetUsedUp(budget) &&
    !isFilmPlaying()
  );
}

/** True if a player plays, such as the mini player. */
function isFilmPlaying(): boolean {
  return Array.from(document.querySelectorAll('video')).some(
    (video) => !video.paused && !('clip' in video.dataset),
  );
}
