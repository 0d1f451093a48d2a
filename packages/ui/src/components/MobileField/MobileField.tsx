'use client';

import {
  foldDigits,
  formatMobile,
  isAllowedMobileKey,
  isMobile,
  mobileInputMaxLength,
  readMobile,
} from '@parde/domain';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldMessages } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface MobileFieldProps extends FieldMessages {
  /** Latin digits without separators, as passed to `onChange`. */
  value: string;
  onChange: (value: string) => void;
  /** Formats the digits in the viewer's script. Without it, they are Latin. */
  showDigits?: (digits: string) => string;
  name?: string;
  disabled?: boolean;
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Returns the caret position after this many digits. */
function caretAfter(text: string, digits: number): number {
  let caret = 0;
  for (let left = digits; left > 0 && caret < text.length; caret += 1) {
    if (/\p{Nd}/u.test(text.charAt(caret))) left -= 1;
  }
  return caret;
}

/** An Iranian mobile number, which the field groups. Accepts typed, pasted or autofilled text. */
export function MobileField({ value, onChange, showDigits, ...field }: MobileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(null);
  const formatted = formatMobile(value);
  const shown = showDigits ? showDigits(formatted) : formatted;

  // Grouping moves characters, so restore the caret after the last typed digit.
  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current;
    if (digits === null || document.activeElement !== input.current) return;
    const caret = caretAfter(shown, digits);
    input.current?.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  const takeOver = useEffectEvent(() => {
    const filled = readMobile(input.current?.value ?? '');
    if (filled !== value) onChange(filled);
  });
  // Text entered before hydration fired no event.
  useLayoutEffect(() => takeOver(), []);

  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      value={shown}
      onKeyDown={(event) => {
        if (!isAllowedMobileKey(event)) event.preventDefault();
      }}
      onPaste={(event) => {
        // With its country code, a pasted number may be longer than the field.
        event.preventDefault();
        digitsBeforeCaret.current = mobileInputMaxLength;
        onChange(readMobile(event.clipboardData.getData('text')));
      }}
      onChange={({ target }) => {
        const number = readMobile(target.value);
        // The `maxLength` of an input would also cut a number that is filled in with its country code.
        const isFull = shown.length >= mobileInputMaxLength;
        if (isFull && target.value.length === shown.length + 1 && !isMobile(number)) return;
        // A leading 0 may be added to a complete number, so count from the end.
        const after = target.value.slice(target.selectionStart ?? undefined);
        digitsBeforeCaret.current = countDigits(number) - countDigits(foldDigits(after));
        onChange(number);
      }}
    />
  );
}
