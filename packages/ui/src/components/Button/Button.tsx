'use client';

import type { ComponentPropsWithRef } from 'react';
import { ariaLabelOf } from '../../internal/ControlContent.tsx';
import { classes } from '../../internal/classes.ts';
import * as styles from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';
import type { ButtonAppearance } from './button-variants.ts';

export type ButtonElementProps = Pick<
  ComponentPropsWithRef<'button'>,
  | 'ref'
  | 'id'
  | 'type'
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'disabled'
  | 'tabIndex'
  | 'onClick'
  | 'onPointerEnter'
  | 'onFocus'
  | 'popoverTarget'
  | 'popoverTargetAction'
  | 'aria-controls'
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-pressed'
>;

export interface ButtonProps extends ButtonElementProps, ButtonAppearance, ButtonContentProps {
  /** True while loading: the button keeps its width and its focus, and ignores clicks. */
  loading?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
  loading = false,
  icon,
  iconEnd,
  label,
  type = 'button',
  onClick,
  children,
  ...element
}: ButtonProps) {
  return (
    <button
      {...element}
      type={type}
      className={classes(
        styles.button,
        styles.sizes[size],
        styles.variants[variant],
        fullWidth && styles.fullWidth,
      )}
      aria-label={ariaLabelOf(label)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <span className={classes(styles.content, loading && styles.waiting)}>
        <ButtonContent icon={icon} iconEnd={iconEnd} label={label}>
          {children}
        </ButtonContent>
      </span>
    </button>
  );
}
