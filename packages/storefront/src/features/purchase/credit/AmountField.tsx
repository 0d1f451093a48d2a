import { type AmountText, pasteAmount, typeAmount } from '@parde/domain';
import { TextField } from '@parde/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';

interface AmountFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** As long as the largest amount with its separators, with room for a text to be validated. */
const maxLength = 40;

/** An amount in toman. Its digits are grouped while they are typed. */
export function AmountField({ ref, value, onChange, error }: AmountFieldProps) {
  const { t } = useTranslation('wallet');
  const { locale } = usePage().facts;
  const caret = useRef<number>(undefined);

  // Grouping moves characters, so the caret is restored beside its digits.
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    if (place === undefined || document.activeElement !== ref.current) return;
    ref.current?.setSelectionRange(place, place);
  });

  const show = (next: AmountText) => {
    const text = next.text.slice(0, maxLength);
    caret.current = Math.min(next.caret, text.length);
    onChange(text);
    // A text that stays the same is not rendered, but the browser has moved its caret.
    if (text === value && ref.current) {
      ref.current.value = value;
      ref.current.setSelectionRange(caret.current, caret.current);
    }
  };

  return (
    <TextField
      ref={ref}
      label={t('amount')}
      hint={t('amountHint')}
      error={error}
      name="amount"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      end={t('toman')}
      value={value}
      onChange={({ target, nativeEvent }) => {
        const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
        const isForward =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
        show(typeAmount(typed, value, { locale, isForward }));
      }}
      onPaste={(event) => {
        event.preventDefault();
        const { value: text, selectionStart, selectionEnd } = event.currentTarget;
        const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
        const pasted = event.clipboardData.getData('text').trim();
        show(pasteAmount(pasted, { text, start, end }, locale));
      }}
    />
  );
}
