import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

/** The small drawing of a state, on a soft disc. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.disc}>{children}</div>
    </div>
  );
}
