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

/** Questions with collapsed answers. They work without script, and the browser's page search opens them. */
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
