import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/button-looks.ts';
import { type LinkComponentProps, useLinkComponent } from '../Link/link-context.ts';

export interface IconButtonLinkProps
  extends Pick<LinkComponentProps, 'href' | 'target' | 'rel' | 'hrefLang' | 'onClick'> {
  /** Where it leads, for those who do not see the icon; also shown on hover. */
  label: string;
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
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      aria-label={label}
      className={classes(
        styles.button,
        styles.squares[size],
        styles.variants[variant],
        styles.round,
      )}
    >
      <span className={styles.hint} title={label}>
        {icon}
      </span>
    </Anchor>
  );
}
