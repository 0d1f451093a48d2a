import type { ReactNode } from 'react';
import * as styles from './Link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './link-context.ts';

export const linkTones = ['accent', 'quiet', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps
  extends Pick<
    LinkComponentProps,
    | 'href'
    | 'target'
    | 'rel'
    | 'hrefLang'
    | 'lang'
    | 'dir'
    | 'download'
    | 'onClick'
    | 'aria-current'
    | 'aria-label'
  > {
  /** `accent` and `quiet` underline on hover; `inherit`, inside a sentence, is always underlined. */
  tone?: LinkTone;
  children: ReactNode;
}

/** A link made of words. */
export function Link({ tone = 'accent', children, ...anchor }: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor {...anchor} className={`${styles.link} ${styles.tones[tone]}`}>
      {children}
    </Anchor>
  );
}
