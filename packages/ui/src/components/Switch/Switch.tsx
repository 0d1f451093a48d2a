import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    'ref' | 'name' | 'checked' | 'defaultChecked' | 'disabled' | 'onChange'
  > {
  label: ReactNode;
  hint?: string;
}

/** On or off, which holds at once. The words stand before it, as in a list of settings. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className={choice.line}>
      <span className={choice.words}>
        <span>{label}</span>
        {hint ? <span className={choice.hint}>{hint}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on. */}
      <input {...input} type="checkbox" role="switch" className={styles.track} />
    </label>
  );
}
