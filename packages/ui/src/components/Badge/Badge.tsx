import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = [
  'neutral',
  'accent',
  'soft',
  'success',
  'danger',
  'media',
  'live',
] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  /** `media` is for pictures; `live` has the pulsing dot. */
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words about an item: new, dubbed, 4K, live. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles.tones[tone])}>
      {tone === 'live' ? <span className={styles.dot} aria-hidden="true" /> : null}
      {icon}
      <bdi className={styles.label}>{children}</bdi>
    </span>
  );
}
