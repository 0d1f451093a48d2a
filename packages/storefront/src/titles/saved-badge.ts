import { formatPercent } from '@parde/domain';
import { useDescription } from '@parde/offline/react';
import { useTranslation } from 'react-i18next';
import { isAnythingSaved } from '../app/browser/storage.ts';
import { useOffline } from '../app/offline/offline-device.ts';
import { usePage } from '../app/page/Storefront.tsx';
import type { TitleRef } from './title-base.ts';

export type SavedBadge = NonNullable<ReturnType<typeof useSavedBadge>>;

/**
 * Returns the badge of a title where it can be saved. Undefined if nothing of the title is on this device, or if it
 * has ended: then it counts as absent.
 */
export function useSavedBadge({ type, id }: TitleRef) {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const { device, titles } = useOffline({ isWanted: isAnythingSaved() });
  const description = useDescription(
    device,
    titles.find((one) => one.type === type && one.id === id),
  );
  if (!description) return undefined;
  const { stage, share, reason } = description;
  const isOver = stage === 'ended' && reason !== 'clock';
  if (isOver) return undefined;
  const shown = stage === 'ended' ? 'ready' : stage;
  const percent = formatPercent(share, locale);
  return {
    stage: shown,
    share,
    label: t(`sign.${shown}`, { percent }),
    /** A short label. */
    short: shown === 'running' ? percent : t(`sign.${shown}Short`),
  };
}
