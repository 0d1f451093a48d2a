'use client';

import { codeLength, readCode } from '@parde/domain';
import { useState } from 'react';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps extends FieldMessages {
  /** Latin digits, as passed to `onChange`. */
  value: string;
  /** Called with the complete code, so the form may submit itself. */
  onChange: (value: string) => void;
  /** Formats the digits in the viewer's script. */
  showDigits: (digits: string) => string;
  name?: string;
  disabled?: boolean;
}

const digitIndexes = /* @__PURE__ */ Array.from(
  { length: codeLength },
  (_, digitIndex) => digitIndex,
);

/** A one-time code: four digits in one field, with the phone's autofill. */
export function CodeField({
  label,
  hint,
  error,
  value,
  onChange,
  showDigits,
  ...input
}: CodeFieldProps) {
  const [caret, setCaret] = useState(codeLength);
  const next = Math.min(caret, value.length, codeLength - 1);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.code} dir="ltr">
          <div className={styles.boxes} aria-hidden="true">
            {digitIndexes.map((digitIndex) => (
              <span
                key={digitIndex}
                className={styles.box}
                data-next={digitIndex === next || undefined}
              >
                {showDigits(value.charAt(digitIndex))}
              </span>
            ))}
          </div>
          <input
            {...input}
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            // Highlights the caret's box, also after an arrow key.
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? codeLength)}
            // The field's letters are not aligned with the boxes, so a click moves the caret to the end.
            onClick={({ currentTarget }) =>
              currentTarget.setSelectionRange(value.length, value.length)
            }
            onChange={({ target }) => onChange(readCode(target.value))}
          />
        </div>
      )}
    </Field>
  );
}
