import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './SearchBox.css.ts';

const widths = ['half', 'most', 'half'] as const;

/** Placeholders for the first results. A text beside them must say that results are loading. */
export function SearchSkeleton() {
  return widths.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
    <div key={index} className={styles.anchor}>
      <span className={styles.poster}>
        <Skeleton shape="poster" />
      </span>
      <span className={styles.textBlock}>
        <Skeleton width={width} />
        <Skeleton width="little" />
      </span>
    </div>
  ));
}
