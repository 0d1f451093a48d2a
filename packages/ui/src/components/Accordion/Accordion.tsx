import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
}

/** Questions that unfold their answers. It works before any script, and is found by the page's search. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} className={styles.item}>
          <summary className={styles.summary}>
            <bdi className={styles.title}>{title}</bdi>
            <span className={styles.chevron}>
              <ChevronDownIcon />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
