import { formatPercent, isForKids, type OfflineAccess, offlineAccess } from '@parde/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnythingSaved } from '../../../app/browser/storage.ts';
import { isConnected } from '../../../app/connection.ts';
import type { PageFacts } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { TitleRef } from '../../title-base.ts';
import { latestTime, timeNow } from '../device/device-clock.ts';
import type { PlayableRef } from '../offline-title.ts';
import { type OfflineLibrary, type OfflineTitle, useOffline } from './use-offline.ts';

export interface SavedTitle {
  readonly title: OfflineTitle;
  readonly library: OfflineLibrary;
  readonly access: SavedTitleAccess;
}

/** `refused` means that the server no longer allows the title to be saved, whatever it answered before. */
export type SavedTitleAccess = OfflineAccess | 'refused';

/** True if the title was fetched completely. A part damaged since then is being fetched again. */
export const isComplete = ({ keptAt, isPlanned }: OfflineTitle): boolean =>
  isPlanned && keptAt !== null;

export function accessOf({ playback, keptAt, word, problem }: OfflineTitle): SavedTitleAccess {
  const access = offlineAccess({
    until: playback.offline?.until ?? null,
    now: timeNow(),
    latest: Math.max(latestTime(), keptAt ?? 0, word?.at ?? 0),
  });
  const isRefused = word?.isRefused || problem === 'refused';
  return isRefused && access !== 'ended' ? 'refused' : access;
}

/** True if the title does not play, and no clock can make it play again. */
export const isOver = (title: OfflineTitle): boolean => {
  const access = accessOf(title);
  return access === 'ended' || access === 'refused';
};

/** Kids see only titles for kids. */
export const isForViewer = (
  { playback }: OfflineTitle,
  { kids }: Pick<PageFacts, 'kids'>,
): boolean => kids === undefined || isForKids(playback.offline?.age_rating, kids);

/**
 * Returns the title as it plays from this device; null if it is streamed. Undefined while the records are opening. A
 * title that is over is streamed, or refused, if there is a connection.
 */
export function useSaved({ type, id }: PlayableRef): SavedTitle | null | undefined {
  const { facts } = usePage();
  const [isWanted] = useState(isAnythingSaved);
  const { library, titles, isFailed } = useOffline({ isWanted });
  // A title that began as a stream continues as a stream, even if it is saved by now: a change would lose the position.
  const [streamed, setStreamed] = useState<string>();
  if (isWanted && library === undefined && !isFailed) return undefined;
  const title = titles.find((one) => one.type === type && one.id === id);
  const ref = `${type} ${id}`;
  if (library && title && streamed !== ref && isComplete(title) && isForViewer(title, facts)) {
    const access = accessOf(title);
    if (access === 'open' || !isConnected()) return { title, library, access };
  }
  if (streamed !== ref) setStreamed(ref);
  return null;
}

export type SavedStage = 'kept' | 'running' | 'waiting' | 'paused' | 'failed';

/** Returns how far a title is saved. Undefined if it no longer plays: then it counts as absent. */
export function savedStage(title: OfflineTitle): SavedStage | undefined {
  const { status, bytes } = title;
  if (isComplete(title)) return isOver(title) ? undefined : 'kept';
  if (status === 'kept') return 'waiting';
  return status === 'waiting' && bytes > 0 ? 'running' : status;
}

/** The saved share of a title, from 0 to 1. The expected size is an estimate: the last bytes may be more or fewer. */
export const shareOf = ({ bytes, expectedBytes }: OfflineTitle): number =>
  expectedBytes ? Math.min(0.99, bytes / expectedBytes) : 0;

export type SavedBadge = NonNullable<ReturnType<typeof useSavedBadge>>;

/** Returns the mark of a title where it can be saved. Undefined if nothing of it is on this device. */
export function useSavedBadge({ type, id }: TitleRef) {
  const { t } = useTranslation('saved-titles');
  const { facts } = usePage();
  const { titles } = useOffline({ isWanted: isAnythingSaved() });
  const title = titles.find((one) => one.type === type && one.id === id);
  const stage = title && isForViewer(title, facts) ? savedStage(title) : undefined;
  if (!title || !stage) return undefined;
  const share = shareOf(title);
  const percent = formatPercent(share, facts.locale);
  return {
    stage,
    share,
    label: t(`sign.${stage}`, { percent }),
    /** A short label. */
    short: stage === 'running' ? percent : t(`sign.${stage}Short`),
  };
}
