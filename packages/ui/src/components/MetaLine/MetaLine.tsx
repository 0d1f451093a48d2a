import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './MetaLine.css.ts';

export interface MetaLineItem {
  id: string;
  content: ReactNode;
}

export interface MetaLineProps {
  /** Short facts in order of importance: year, length, age, genre. */
  items: readonly MetaLineItem[];
  /** True to show one line. Facts that do not fit completely are hidden. */
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
