import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './layout.css.ts';
import type { LayoutElement, Space } from './space.ts';
import { paddings } from './spacing.css.ts';

export const boxSurfaces = ['none', 'surface', 'raised', 'overlay'] as const;
export const boxCorners = ['none', 'sm', 'md', 'lg'] as const;
export type BoxSurface = (typeof boxSurfaces)[number];
export type BoxCorners = (typeof boxCorners)[number];

export interface BoxProps {
  as?: LayoutElement;
  surface?: BoxSurface;
  corners?: BoxCorners;
  padding?: Space;
  id?: string;
  dir?: 'auto' | 'ltr' | 'rtl';
  /** The kit's only escape hatch: styles for anything that no other component supports. */
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A plain box with a surface, or the kit's one escape hatch. It has no padding unless `padding` is set. */
export function Box({
  as: Element = 'div',
  surface = 'none',
  corners = 'none',
  padding,
  className,
  children,
  ...element
}: BoxProps) {
  return (
    <Element
      {...element}
      className={classes(
        styles.surfaces[surface],
        styles.corners[corners],
        padding && paddings[padding],
        className,
      )}
    >
      {children}
    </Element>
  );
}
