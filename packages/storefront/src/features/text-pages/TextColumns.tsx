import type { ReactNode } from 'react';
import type { PageText } from './read-text.ts';
import {
  Contents,
  entriesOf,
  NoText,
  TextPending,
  type TextPendingProps,
  TextSections,
} from './TextParts.tsx';
import * as styles from './Texts.css.ts';

interface TextColumnsProps extends TextPendingProps {
  /** Undefined if the text is late or has failed. */
  text: PageText | undefined;
  /** Shown beside the text, above its contents. */
  sideContent?: ReactNode;
}

/** A text of readable width, with its contents beside it. */
export function TextColumns({ query, text, sideContent }: TextColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        {sideContent}
        {text ? <Contents entries={entriesOf(text.sections)} /> : null}
      </div>
      <div className={styles.text}>
        {text === undefined ? <TextPending query={query} /> : null}
        {text?.sections.length === 0 ? <NoText /> : null}
        {text ? <TextSections sections={text.sections} /> : null}
      </div>
    </div>
  );
}
