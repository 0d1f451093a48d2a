import { DeviceCheckIcon, DeviceIcon, VisuallyHidden } from '@parde/ui';
import type { ReactNode } from 'react';
import type { TitleRef } from '../title-base.ts';
import { type KeptSign, useKeptSign } from './use-saved.ts';

interface KeptIconProps {
  of: TitleRef;
  /** Shown if nothing of the title is saved. */
  otherwise: ReactNode;
}

export function KeptIcon({ of, otherwise }: KeptIconProps) {
  const sign = useKeptSign(of);
  return sign ? <SignIcon {...sign} /> : otherwise;
}

interface KeptLabelProps extends KeptIconProps {
  /** True if there is room only for a short label. */
  isShort?: boolean;
}

export function KeptLabel({ of, otherwise, isShort = false }: KeptLabelProps) {
  const sign = useKeptSign(of);
  if (!sign) return otherwise;
  if (!isShort) return sign.label;
  return (
    <>
      <span aria-hidden="true">{sign.short}</span>
      <VisuallyHidden>{sign.label}</VisuallyHidden>
    </>
  );
}

/** The mark over the picture of a saved title. */
export function KeptMark({ of }: Pick<KeptIconProps, 'of'>) {
  const sign = useKeptSign(of);
  if (!sign) return null;
  return (
    <>
      <SignIcon {...sign} />
      <VisuallyHidden>{sign.label}</VisuallyHidden>
    </>
  );
}

function SignIcon({ stage, share }: KeptSign) {
  if (stage === 'kept') return <DeviceCheckIcon />;
  return stage === 'running' ? <Ring share={share} /> : <DeviceIcon />;
}

/** The progress of saving, as large as an icon. */
function Ring({ share }: Pick<KeptSign, 'share'>) {
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
