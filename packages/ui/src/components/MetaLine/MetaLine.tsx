import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './MetaLine.css.ts';

export interface MetaLineItem {
  id: string;
  content: ReactNode;
}

export interface MetaLineProps {
  /** Short facts, in the order of their weight: year, length, age, genre. */
  items: readonly MetaLineItem[];
  /** What does not fit is left out, by whole facts. */
  oneLine?: boolean;
}

/** Facts in one line, with dots between them. */
export function MetaLine({ items, oneLine = false }: MetaLineProps) {
  return (
    <div className={styles.frame}>
      <ul className={classes(styles.line, oneLine ? styles.oneLine : styles.balanced)}>
        {items.map(({ id, content }) => (
          <li key={id} className={oneLine ? styles.item : styles.spaced}>
            <bdi>{content}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
