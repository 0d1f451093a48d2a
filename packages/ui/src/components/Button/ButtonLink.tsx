import { ariaLabelOf } from '../../internal/ControlContent.tsx';
import { classes } from '../../internal/classes.ts';
import { Anchor } from '../Link/Anchor.tsx';
import type { LinkComponentProps } from '../Link/link-context.ts';
import * as styles from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';
import type { ButtonAppearance } from './button-variants.ts';

export interface ButtonLinkProps
  extends ButtonAppearance,
    ButtonContentProps,
    Pick<
      LinkComponentProps,
      'href' | 'target' | 'rel' | 'hrefLang' | 'lang' | 'download' | 'onClick' | 'aria-describedby'
    > {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
  icon,
  iconEnd,
  label,
  children,
  ...anchor
}: ButtonLinkProps) {
  return (
    <Anchor
      {...anchor}
      aria-label={ariaLabelOf(label)}
      className={classes(
        styles.button,
        styles.sizes[size],
        styles.variants[variant],
        fullWidth && styles.fullWidth,
      )}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} label={label}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
