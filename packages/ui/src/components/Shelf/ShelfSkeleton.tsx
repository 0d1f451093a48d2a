import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { CardSkeleton, type CardSkeletonShape } from '../CardSkeleton/CardSkeleton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Shelf.css.ts';
import type { ShelfItem } from './shelf-items.ts';

export interface ShelfSkeletonProps {
  /** The kind of cards that the shelf will have. */
  item: ShelfItem;
  /** True for reserved space only, while the shelf is not visible. */
  empty?: boolean;
  /** For observing when the shelf comes near. */
  ref?: Ref<HTMLDivElement>;
  /** Shown in the shelf's space instead of the placeholder, such as an error message. */
  children?: ReactNode;
}

const shapes: Record<ShelfItem, CardSkeletonShape> = {
  poster: 'poster',
  wide: 'wide',
  few: 'wide',
  person: 'person',
  ranked: 'poster',
};

const slotKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of a shelf that is loading, with the same height. A text beside it must say that it is loading. */
export function ShelfSkeleton({ item, empty = false, ref, children }: ShelfSkeletonProps) {
  if (children) return <div className={classes(styles.rowsOf[item], styles.room)}>{children}</div>;
  return (
    <div ref={ref} className={classes(styles.rowsOf[item], styles.slot)} aria-hidden="true">
      {empty ? null : (
        <>
          <div className={styles.head}>
            <Skeleton width="little" />
          </div>
          <div className={styles.slotTrack}>
            {slotKeys.map((slot) => (
              <span key={slot} className={styles.item}>
                <CardSkeleton shape={shapes[item]} />
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
