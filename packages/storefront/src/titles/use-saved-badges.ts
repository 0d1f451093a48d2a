import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { TitleRef } from './title-base.ts';

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
