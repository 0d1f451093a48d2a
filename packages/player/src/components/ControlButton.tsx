import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './controls.css.ts';

interface ControlButtonProps
  extends Pick<
    ComponentPropsWithRef<'button'>,
    'ref' | 'onClick' | 'aria-pressed' | 'aria-haspopup'
  > {
  label: string;
  icon: ReactNode;
  /** The keyboard shortcut. */
  shortcut?: string;
  size?: keyof typeof styles.buttonSizes;
  /** A short text on the icon: the number of seconds. */
  mark?: string;
}

/** A round button on the picture, large enough for a thumb. */
export function ControlButton({
  label,
  icon,
  shortcut,
  size = 'md',
  mark,
  ...button
}: ControlButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles.button} ${styles.buttonSizes[size]}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
    >
      <span className={styles.hint} title={label}>
        {icon}
      </span>
      {mark ? (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      ) : null}
    </button>
  );
}
