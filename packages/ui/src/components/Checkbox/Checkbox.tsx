import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChoiceLabel, namedByLabel } from '../../internal/ChoiceLabel.tsx';
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

/** Yes or no, effective when the form is submitted. For settings that take effect immediately, use `Switch`. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <label className={classes(choice.line, styles.line)}>
      <input
        {...input}
        {...namedByLabel(id, hint)}
        type="checkbox"
        className={classes(choice.mark, styles.box)}
      />
      <ChoiceLabel id={id} label={label} hint={hint} />
    </label>
  );
}
