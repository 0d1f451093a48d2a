import { classes } from '../../internal/classes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export const priceSizes = ['md', 'lg'] as const;
export type PriceSize = (typeof priceSizes)[number];

export interface PriceProps {
  /** What is paid, as it is shown: «۱۴۹٬۰۰۰ تومان». */
  amount: string;
  size?: PriceSize;
  /** What it was without the discount; `label` is read out before it: «به‌جای». */
  before?: { amount: string; label: string };
  /** «۲۵٪» */
  discount?: string;
}

/** An amount of money, and what is saved. */
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
