import type { ReactNode } from 'react';
import * as styles from './MetaLine.css.ts';

export interface MetaLineItem {
  id: string;
  content: ReactNode;
}

export interface MetaLineProps {
  /** Short facts, in the order of their weight: year, length, age, genre. */
  items: readonly MetaLineItem[];
}

/** Facts in one line, with dots between them. */
export function MetaLine({ items }: MetaLineProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.line}>
        {items.map(({ id, content }) => (
          <li key={id} className={styles.item}>
            <bdi>{content}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
