import { classes } from '../../internal/classes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export const priceSizes = ['md', 'lg'] as const;
export type PriceSize = (typeof priceSizes)[number];

export interface PriceProps {
  /** The formatted price: «۱۴۹٬۰۰۰ تومان». */
  amount: string;
  size?: PriceSize;
  /** The price without the discount. Screen readers announce `label` before it: «به‌جای». */
  before?: { amount: string; label: string };
  /** The discount: «۲۵٪» */
  discount?: string;
}

/** An amount of money with an optional saving. */
export function Price({ amount, size = 'md', before, discount }: PriceProps) {
  return (
    <span className={styles.price}>
      <bdi className={classes(styles.amount, styles.sizes[size])}>{amount}</bdi>
      {before ? (
        <>
          <VisuallyHidden>{before.label}</VisuallyHidden>
          <bdi className={styles.before}>{before.amount}</bdi>
        </>
      ) : null}
      {discount ? <Badge tone="soft">{discount}</Badge> : null}
    </span>
  );
}
