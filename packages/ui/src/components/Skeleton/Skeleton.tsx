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

/** A placeholder for content that is loading. A text beside it must say that it is loading. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={classes(styles.skeleton, styles.shapes[shape], styles.widths[width])}
      aria-hidden="true"
    />
  );
}
