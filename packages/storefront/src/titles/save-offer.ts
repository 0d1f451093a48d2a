import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { hasModal } from '../app/modals/has-modal.ts';
import { hasOperation, isDerived } from '../app/page/operations.ts';
import type { Page } from '../app/page/page.ts';
import { hasFiles } from './file-downloads/downloadable-title.ts';
import type { TitleBase, TitleRef } from './title-base.ts';

/**
 * Returns true if the title may be saved. If playback is derived from other answers, only files are saved, because
 * these answers contain no terms.
 */
export function maySaveTitle(page: Page, { type }: Pick<TitleBase, 'type'>): boolean {
  if (type === 'series' || !hasModal(page, 'save-offline')) return false;
  return !isDerived(page, 'getPlayback') || (hasFiles(type) && hasModal(page, 'download'));
}

/** The sizes of all episodes are fetched in one request. */
export const maySaveSeason = (page: Page): boolean =>
  maySaveTitle(page, { type: 'episode' }) && hasOperation(page, 'listOfflineTerms');

export interface SavedBadgeProps {
  of: TitleRef;
  /** Shown if nothing of the title is saved. */
  otherwise: ReactNode;
}

/** The components that show how far a title is saved. */
interface SavedBadges {
  readonly SavedIcon: ComponentType<SavedBadgeProps>;
  /** `isShort` is true if there is room only for a short label. */
  readonly SavedLabel: ComponentType<SavedBadgeProps & { isShort?: boolean }>;
  /** The mark over the picture of a saved title. */
  readonly SavedMark: ComponentType<Pick<SavedBadgeProps, 'of'>>;
  /** The header's link to the downloads, while titles are being saved. */
  readonly SavingLink: ComponentType;
}

export const savedBadgesKey = ['saved-badges'];

/** The badges are loaded with the saved titles: late, and only if something is saved. */
export const useSavedBadges = () =>
  useQuery<SavedBadges>({ queryKey: savedBadgesKey, queryFn: skipToken }).data;
