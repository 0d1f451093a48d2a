import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChoiceLabel, namedByLabel } from '../../internal/ChoiceLabel.tsx';
import * as choice from '../../internal/choice.css.ts';
import { classes } from '../../internal/classes.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    'ref' | 'name' | 'checked' | 'defaultChecked' | 'disabled' | 'onChange'
  > {
  label: ReactNode;
  hint?: string;
}

/** On or off, effective immediately. The text is before the switch, as in a list of settings. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={classes(choice.line, styles.line)}>
      <ChoiceLabel id={id} label={label} hint={hint} />
      <input
        {...input}
        {...namedByLabel(id, hint)}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on.
        role="switch"
        className={styles.track}
      />
    </label>
  );
}
