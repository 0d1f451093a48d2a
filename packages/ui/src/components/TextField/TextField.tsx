import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from '../Field/Field.css.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';

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

export interface TextFieldProps extends InputProps, FieldMessages {
  type?: 'text' | 'tel' | 'email' | 'search' | 'url' | 'password';
  start?: ReactNode;
  end?: ReactNode;
}

/** One line of text with a label. Use `dir="ltr"` for numbers, codes and addresses. */
export function TextField({
  label,
  hidesLabel,
  type = 'text',
  hint,
  error,
  start,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hidesLabel={hidesLabel} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          {start ? <span className={styles.slot}>{start}</span> : null}
          <input {...input} {...control} type={type} className={styles.input} />
          {end ? <span className={styles.slot}>{end}</span> : null}
        </div>
      )}
    </Field>
  );
}
