import type { ReactNode } from 'react';
import * as styles from './Payments.css.ts';

interface PaymentFactProps {
  name: string;
  strong?: boolean;
  children: ReactNode;
}

/** One row of a `dl`. */
export function PaymentFact({ name, strong = false, children }: PaymentFactProps) {
  return (
    <div className={strong ? styles.total : styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
