import { formatPercent } from '@parde/domain';
import type { OfflineDescription } from '@parde/offline';
import { useDescriptions } from '@parde/offline/react';
import { DeviceCheckIcon, DeviceIcon, IconButtonLink, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../app/offline/offline-device.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { type SavedBadge, useSavedBadge } from '../../titles/saved-badge.ts';
import type { SavedBadgeProps } from '../../titles/use-saved-badges.ts';

export function SavedIcon({ of, otherwise }: SavedBadgeProps) {
  const badge = useSavedBadge(of);
  return badge ? <BadgeIcon {...badge} /> : otherwise;
}

interface SavedLabelProps extends SavedBadgeProps {
  /** True if there is room only for a short label. */
  isShort?: boolean;
}

export function SavedLabel({ of, otherwise, isShort = false }: SavedLabelProps) {
  const badge = useSavedBadge(of);
  if (!badge) return otherwise;
  if (!isShort) return badge.label;
  return (
    <>
      <span aria-hidden="true">{badge.short}</span>
      <VisuallyHidden>{badge.label}</VisuallyHidden>
    </>
  );
}

/** The mark over the picture of a saved title. */
export function SavedMark({ of }: Pick<SavedBadgeProps, 'of'>) {
  const badge = useSavedBadge(of);
  if (!badge) return null;
  return (
    <>
      <BadgeIcon {...badge} />
      <VisuallyHidden>{badge.label}</VisuallyHidden>
    </>
  );
}

/** A link to the downloads with the progress of all titles that are being saved. Renders nothing if there are none. */
export function SavingLink() {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const href = useExistingPages().path('download');
  const { device, titles } = useOffline({ isWanted: false });
  const share = savingShare(useDescriptions(device, titles));
  if (share === undefined || href === undefined) return null;
  const label = t('sign.running', { percent: formatPercent(share, locale) });
  return (
    <IconButtonLink
      href={href}
      label={label}
      icon={
        <span
          role="progressbar"
          aria-label={t('saving')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <Ring share={share} />
        </span>
      }
    />
  );
}

/** Returns how far the titles that are being saved have come. Undefined if there are none. */
export function savingShare(
  titles: readonly Pick<OfflineDescription, 'stage' | 'share'>[],
): number | undefined {
  const running = titles.filter(({ stage }) => stage === 'running');
  if (running.length === 0) return undefined;
  return running.reduce((sum, { share }) => sum + share, 0) / running.length;
}

function BadgeIcon({ stage, share }: SavedBadge) {
  if (stage === 'ready') return <DeviceCheckIcon />;
  return stage === 'running' ? <Ring share={share} /> : <DeviceIcon />;
}

/** The progress of saving, as large as an icon, around an arrow. */
function Ring({ share }: Pick<SavedBadge, 'share'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.35" />
      <circle
        cx="12"
        cy="12"
        r="9"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 12 12)"
      />
      <path d="M12 8v7m-3-3 3 3 3-3" strokeWidth="2" />
    </svg>
  );
}
