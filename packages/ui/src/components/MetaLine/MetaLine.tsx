import type { ReactNode } from 'react';
import * as styles from './MetaLine.css.ts';

export interface MetaLineItem {
  id: string;
  content: ReactNode;
  /** The language of the content, where it is not the page's. */
  lang?: string | undefined;
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
        {items.map(({ id, content, lang }) => (
          <li key={id} className={styles.item}>
            <bdi lang={lang}>{content}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
