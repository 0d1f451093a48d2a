import type { ReactNode } from 'react';
import { Phrases, type PhrasesData } from '../components/Phrase/Phrases.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ControlContent.css.ts';

/** A name in the page's language: an attribute costs no element. */
export function ariaLabelOf(label: PhrasesData | undefined): string | undefined {
  return typeof label === 'string' ? label : undefined;
}

interface ControlWordsProps {
  /** What the control is called, where it is more than what is seen. */
  label: PhrasesData | undefined;
  children?: ReactNode;
}

/** What stands in a control. An attribute has one language, so a name of several is hidden words in place of the seen. */
export function ControlWords({ label, children }: ControlWordsProps) {
  if (label === undefined || typeof label === 'string') return children;
  return (
    <>
      <VisuallyHidden>
        <Phrases>{label}</Phrases>
      </VisuallyHidden>
      <span className={styles.seen} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
