import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';

export interface ButtonContentProps {
  /** Before the words. */
  icon?: ReactNode;
  /** After the words. */
  iconEnd?: ReactNode;
  children: ReactNode;
}

export function ButtonContent({ icon, iconEnd, children }: ButtonContentProps) {
  return (
    <>
      {icon ? <span className={styles.iconSlot}>{icon}</span> : null}
      <span className={styles.label}>{children}</span>
      {iconEnd ? <span className={styles.iconSlot}>{iconEnd}</span> : null}
    </>
  );
}
