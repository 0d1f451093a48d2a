import type { KidsAge } from '@parde/domain';
import type { ReactNode } from 'react';
import * as styles from './KidsSurface.css.ts';
import { ageGroup } from './kids-themes.ts';

interface KidsSurfaceProps {
  age: KidsAge;
  /** The layout of the page. */
  className: string;
  children: ReactNode;
}

/** Gives a page the colours and sizes for the child's age. */
export function KidsSurface({ age, className, children }: KidsSurfaceProps) {
  return (
    <div className={`${styles.surface} ${styles.groups[ageGroup(age)]} ${className}`}>
      {children}
    </div>
  );
}
