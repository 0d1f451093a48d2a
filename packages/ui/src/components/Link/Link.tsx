import type { ReactNode } from 'react';
import { ariaLabelOf, ControlWords } from '../../internal/ControlContent.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';
import type { LinkComponentProps } from './link-context.ts';

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
  > {
  /** `accent` and `quiet` underline on hover; `inherit`, inside a sentence, is always underlined. */
  tone?: LinkTone;
  /** What it is called, where its words do not say enough: a whole sentence, which contains them. */
  label?: PhrasesData | undefined;
  children: ReactNode;
}

/** A link made of words. */
export function Link({ tone = 'accent', label, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      aria-label={ariaLabelOf(label)}
      className={`${styles.link} ${styles.tones[tone]}`}
    >
      <ControlWords label={label}>{children}</ControlWords>
    </Anchor>
  );
}
