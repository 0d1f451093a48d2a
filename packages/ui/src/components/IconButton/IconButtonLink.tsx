import type { ReactNode } from 'react';
import { ariaLabelOf, ControlContent } from '../../internal/ControlContent.tsx';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts';
import { Anchor } from '../Link/Anchor.tsx';
import type { LinkComponentProps } from '../Link/link-context.ts';
import { type PhrasesData, phrasesText } from '../Phrase/Phrases.tsx';

export interface IconButtonLinkProps
  extends Pick<LinkComponentProps, 'href' | 'target' | 'rel' | 'hrefLang' | 'onClick'> {
  /** The link target in words, for viewers who do not see the icon; also shown on hover. */
  label: PhrasesData;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function IconButtonLink({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  ...anchor
}: IconButtonLinkProps) {
  return (
    <Anchor
      {...anchor}
      aria-label={ariaLabelOf(label)}
      className={classes(
        styles.button,
        styles.squares[size],
        styles.variants[variant],
        styles.round,
      )}
    >
      <ControlContent label={label}>
        <span className={styles.hint} title={phrasesText(label)}>
          {icon}
        </span>
      </ControlContent>
    </Anchor>
  );
}
