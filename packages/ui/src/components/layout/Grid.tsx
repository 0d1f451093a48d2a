import { Children, type ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './layout.css.ts';

export const gridItems = ['poster', 'wide', 'cover', 'live', 'person', 'panel'] as const;
export type GridItem = (typeof gridItems)[number];

export interface GridProps {
  /** The kind of item, which determines the number of columns. */
  item: GridItem;
  /** True for hundreds of cards. Cards out of view are not rendered until they are near. */
  long?: boolean;
  /** The accessible name of the list. */
  label?: string;
  children: ReactNode;
}

/** Cards of one kind in as many columns as fit. Each child becomes an item of a list. */
export function Grid({ item, long = false, label, children }: GridProps) {
  return (
    <ul className={styles.grids[item]} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={classes(styles.cell, long && styles.deferred)}>{child}</li>
      ))}
    </ul>
  );
}
