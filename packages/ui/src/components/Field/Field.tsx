import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

export interface FieldMessages {
  label: string;
  /** Hides the label visually, if the content around the control already shows it. */
  hidesLabel?: boolean | undefined;
  /** Help that prevents mistakes. */
  hint?: string | undefined;
  /** The error and how to fix it. It is an alert, and is read before the hint. */
  error?: string | undefined;
}

/** Props that link the control to its texts. */
export interface FieldControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldMessages {
  children: (control: FieldControlProps) => ReactNode;
}

/** The texts around a control: label, hint, error. */
export function Field({ label, hidesLabel = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      {hidesLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classes(error && errorId, hint && hintId) || undefined,
      })}
      {error ? (
        <span role="alert" className={classes(styles.message, styles.error)} id={errorId}>
          <span className={styles.errorIcon}>
            <WarningIcon />
          </span>
          {error}
        </span>
      ) : null}
      {hint ? (
        <span className={styles.message} id={hintId}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
