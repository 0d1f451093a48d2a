import { DeviceCheckIcon, DeviceIcon, VisuallyHidden } from '@parde/ui';
import type { SavedBadgeProps } from '../../titles/save-offer.ts';
import { type SavedBadge, useSavedBadge } from '../../titles/saved-badge.ts';

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

function BadgeIcon({ stage, share }: SavedBadge) {
  if (stage === 'ready') return <DeviceCheckIcon />;
  return stage === 'running' ? <Ring share={share} /> : <DeviceIcon />;
}

/** The progress of saving, as large as an icon. */
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
    </svg>
  );
}
