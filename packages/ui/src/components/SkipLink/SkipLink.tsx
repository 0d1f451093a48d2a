import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the page's content, which must be able to take focus (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
}

/** The first stop of the keyboard on every page: past the header, to the content. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
