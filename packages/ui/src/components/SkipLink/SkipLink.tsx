import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the page's content, which must be focusable (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
}

/** The first tab stop on every page: it skips the header and leads to the content. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
