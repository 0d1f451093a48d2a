import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import * as styles from './TextField.css.ts';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'dir'
  | 'lang'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'placeholder'
  | 'spellCheck'
  | 'onChange'
  | 'onInput'
  | 'onPaste'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
>;

export interface TextFieldProps extends InputProps {
  label: string;
  type?: 'text' | 'tel' | 'email' | 'search' | 'url' | 'password';
  /** What helps before a mistake is made. */
  hint?: string | undefined;
  /** What is wrong, and so how to mend it. It is read out when it appears. */
  error?: string | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

/** One line of text with a label. `dir="ltr"` for numbers, codes and addresses. */
export function TextField({
  label,
  type = 'text',
  hint,
  error,
  start,
  end,
  ...input
}: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const description = classes(hint && hintId, error && errorId);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        {start ? <span className={styles.slot}>{start}</span> : null}
        <input
          {...input}
          id={id}
          type={type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={description || undefined}
        />
        {end ? <span className={styles.slot}>{end}</span> : null}
      </div>
      {hint ? (
        <span className={styles.message} id={hintId}>
          {hint}
        </span>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <span className={classes(styles.message, styles.error)} id={errorId}>
            <WarningIcon />
            {error}
          </span>
        ) : null}
      </div>
    </div>
  );
}
