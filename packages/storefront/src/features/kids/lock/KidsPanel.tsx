import type { KidsAge } from '@parde/domain';
import type { ReactNode } from 'react';
import { KidsFriends } from '../KidsFrame.tsx';
import { KidsSurface } from '../KidsSurface.tsx';
import * as styles from './KidsSetUp.css.ts';

interface KidsPanelProps {
  age: KidsAge;
  top?: ReactNode;
  /** One element with the class `form`. */
  children: ReactNode;
}

/** The pages of the adults: a form, with the mascots beside it if there is room. */
export function KidsPanel({ age, top, children }: KidsPanelProps) {
  return (
    <KidsSurface age={age} className={styles.page}>
      {top}
      <div className={styles.panel}>
        {children}
        <div className={styles.scene}>
          <KidsFriends />
        </div>
      </div>
    </KidsSurface>
  );
}
