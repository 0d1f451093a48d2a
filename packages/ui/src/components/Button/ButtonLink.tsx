import { classes } from '../../internal/classes.ts';
import { type LinkComponentProps, useLinkComponent } from '../Link/link-context.ts';
import * as styles from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';
import type { ButtonLooks } from './button-looks.ts';

export interface ButtonLinkProps
  extends ButtonLooks,
    ButtonContentProps,
    Pick<
      LinkComponentProps,
      | 'href'
      | 'target'
      | 'rel'
      | 'hrefLang'
      | 'lang'
      | 'download'
      | 'onClick'
      | 'aria-describedby'
      | 'aria-label'
    > {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
  icon,
  iconEnd,
  children,
  ...anchor
}: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={classes(
        styles.button,
        styles.sizes[size],
        styles.variants[variant],
        fullWidth && styles.fullWidth,
      )}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
