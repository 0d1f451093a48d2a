import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Icon.css.ts';

export const iconSizes = ['inherit', 'sm', 'md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  size?: IconSize;
  /** What the icon says where no words stand beside it. Without it, it is decoration. */
  label?: string;
}

interface BaseProps extends IconProps {
  /** Means a direction, so it turns round from right to left. */
  mirrored?: boolean;
  /** Solid shapes instead of lines. */
  solid?: boolean;
  children: ReactNode;
}

/** The frame that every icon is drawn in: 24 by 24, lines of 1.75. */
export function Icon({
  size = 'inherit',
  label,
  mirrored = false,
  solid = false,
  children,
}: BaseProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classes(
        solid ? styles.solid : styles.lines,
        size !== 'inherit' && styles.sizes[size],
        mirrored && styles.mirrored,
      )}
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
