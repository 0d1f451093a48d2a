import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { classes } from '../../internal/classes.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    'ref' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'disabled' | 'required' | 'onChange'
  > {
  label: ReactNode;
  hint?: string;
}

/** Yes or no, which holds when the form is sent. For what holds at once there is `Switch`. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className={choice.line}>
      <input {...input} type="checkbox" className={classes(choice.mark, styles.box)} />
      <span className={choice.words}>
        <span>{label}</span>
        {hint ? <span className={choice.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
