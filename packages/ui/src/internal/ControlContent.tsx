import type { ReactNode } from 'react';
import { Phrases, type PhrasesData } from '../components/Phrase/Phrases.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ControlContent.css.ts';

/** Returns a name in the page's language for an `aria-label`, which needs no extra element. */
export function ariaLabelOf(label: PhrasesData | undefined): string | undefined {
  return typeof label === 'string' ? label : undefined;
}

interface ControlContentProps {
  /** The accessible name of the control, if it differs from the visible content. */
  label: PhrasesData | undefined;
  children?: ReactNode;
}

/**
 * The content of a control. An attribute has one language, so a name in several languages is visually hidden text,
 * and the visible content is hidden from screen readers.
 */
export function ControlContent({ label, children }: ControlContentProps) {
  if (label === undefined || typeof label === 'string') return children;
  return (
    <>
      <VisuallyHidden>
        <Phrases>{label}</Phrases>
      </VisuallyHidden>
      <span className={styles.visibleContent} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
