import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Icon.css.ts';

export const iconSizes = ['inherit', 'sm', 'md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  size?: IconSize;
  /** The meaning of the icon, if no text is beside it. Without a label the icon is decoration. */
  label?: string;
}

interface BaseProps extends IconProps {
  /** True if the icon has a direction, so it is mirrored in right-to-left text. */
  mirrored?: boolean;
  /** True for solid shapes instead of strokes. */
  solid?: boolean;
  children: ReactNode;
}

/** The `svg` element of every icon: 24 by 24, strokes of 1.75. */
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
