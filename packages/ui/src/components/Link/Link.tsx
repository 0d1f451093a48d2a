import type { ReactNode } from 'react';
import { ariaLabelOf, ControlContent } from '../../internal/ControlContent.tsx';
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
  /** `accent` and `quiet` are underlined on hover; `inherit`, for use inside a sentence, is always underlined. */
  tone?: LinkTone;
  /** The accessible name, if the text is not enough: a complete sentence that contains the text. */
  label?: PhrasesData | undefined;
  children: ReactNode;
}

/** A link of text. */
export function Link({ tone = 'accent', label, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      aria-label={ariaLabelOf(label)}
      className={`${styles.link} ${styles.tones[tone]}`}
    >
      <ControlContent label={label}>{children}</ControlContent>
    </Anchor>
  );
}
