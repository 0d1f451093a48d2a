import { classes } from '../../internal/classes.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'poster', 'wide', 'cover', 'round', 'control'] as const;
export const skeletonWidths = ['full', 'most', 'half', 'little'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
export type SkeletonWidth = (typeof skeletonWidths)[number];

export interface SkeletonProps {
  shape?: SkeletonShape;
  width?: SkeletonWidth;
}

/** The place of something that is coming. Say that it is loading in words beside it. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={classes(styles.skeleton, styles.shapes[shape], styles.widths[width])}
      aria-hidden="true"
    />
  );
}
