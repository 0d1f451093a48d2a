import type { ReactNode } from 'react';
import * as styles from './Sections.css.ts';

/** The parts of a page under its first picture, at their distances from each other and from what is around them. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
