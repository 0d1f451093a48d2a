import { isForKids, type OfflineAccess, offlineAccess } from '@parde/domain';
import { useState } from 'react';
import { isAnythingKept } from '../../app/browser/is-anything-kept.ts';
import { isConnected } from '../../app/connection.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { latestTime } from './latest-time.ts';
import { type OfflineLibrary, type OfflineTitle, useOffline } from './use-offline.ts';

export interface Kept {
  readonly state: 'kept';
  readonly title: OfflineTitle;
  readonly library: OfflineLibrary;
  readonly access: KeptAccess;
}

/** Refused: the server does not let it be kept any more, whatever it has said before. */
export type KeptAccess = OfflineAccess | 'refused';

type MaybeKept = Kept | { readonly state: 'opening' } | { readonly state: 'none' };

/** All of it was fetched. A part that is damaged since is being fetched again. */
export const isWhole = ({ keptAt, isPlanned }: OfflineTitle): boolean =>
  isPlanned && keptAt !== null;

export function accessOf({ playback, keptAt, word, problem }: OfflineTitle): KeptAccess {
  const access = offlineAccess({
    until: playback.offline?.until ?? null,
    now: Date.now(),
    latest: Math.max(latestTime(), keptAt ?? 0, word?.at ?? 0),
  });
  const isRefused = word?.isRefused || problem === 'refused';
  return isRefused && access !== 'ended' ? 'refused' : access;
}

/** It does not play, and no clock makes it play again. */
export const isOver = (title: OfflineTitle): boolean => {
  const access = accessOf(title);
  return access === 'ended' || access === 'refused';
};

/** Kids see only what is for kids. */
export const isForViewer = (
  { playback }: OfflineTitle,
  { kids }: Pick<PageFacts, 'kids'>,
): boolean => kids === undefined || isForKids(playback.offline?.age_rating, kids);

/** Whether a title plays from this device. What is over by then is streamed, or refused, where there is a line. */
export function useKept({ type, id }: { type: string; id: string }): MaybeKept {
  const { facts } = usePage();
  const [isWanted] = useState(isAnythingKept);
  const { library, titles, isFailed } = useOffline({ isWanted });
  if (!isWanted || library === null) return { state: 'none' };
  if (library === undefined) return { state: isFailed ? 'none' : 'opening' };
  const title = titles.find((one) => one.type === type && one.id === id);
  if (!title || !isWhole(title) || !isForViewer(title, facts)) return { state: 'none' };
  const access = accessOf(title);
  if (access !== 'open' && isConnected()) return { state: 'none' };
  return { state: 'kept', title, library, access };
}
