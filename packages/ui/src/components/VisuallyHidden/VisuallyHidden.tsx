import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
  id?: string;
  /** Reads changes of its content aloud. */
  live?: 'polite' | 'assertive';
  children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', id, live, children }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} id={id} aria-live={live}>
      {children}
    </Element>
  );
}
