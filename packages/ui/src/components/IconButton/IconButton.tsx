import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Button/Button.css.ts';
import type { ButtonElementProps } from '../Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/button-looks.ts';

export interface IconButtonProps extends ButtonElementProps {
  /** What it does, for those who do not see the icon; also shown on hover. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A round button with an icon and no words. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  ...element
}: IconButtonProps) {
  return (
    <button
      {...element}
      type={type}
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
    </button>
  );
}
