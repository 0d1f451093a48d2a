import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: PhraseData;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldMessages,
    Pick<
      ComponentPropsWithRef<'select'>,
      'ref' | 'name' | 'value' | 'defaultValue' | 'disabled' | 'required' | 'onChange'
    > {
  options: readonly SelectOption[];
}

/** One of many options. The list is the system's native one, which works best on a phone. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={classes(field.frame, styles.frame)}>
          <select {...select} {...control} className={classes(field.input, styles.select)}>
            {options.map(({ value, label: messages, disabled }) => {
              const { text, lang, dir } = phraseParts(messages);
              return (
                <option
                  key={value}
                  value={value}
                  lang={lang}
                  dir={dir}
                  disabled={disabled}
                  className={styles.option}
                >
                  {text}
                </option>
              );
            })}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
