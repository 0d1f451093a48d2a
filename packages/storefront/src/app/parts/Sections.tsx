import type { ReactNode } from 'react';
import * as styles from './Sections.css.ts';

/** Sets the spacing between the sections of a page. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
