import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
  id?: string;
  /** Announces changes of the content. */
  live?: 'polite' | 'assertive';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', id, live, children }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} id={id} aria-live={live}>
      {children}
    </Element>
  );
}
