import type { Locale } from '@parde/domain';
import { type RefObject, useEffect, useRef } from 'react';

const ones = {
  fa: ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};
const teens = {
  fa: ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
  en: [
    ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
    ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ],
};
const tens = {
  fa: ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
};
const joint = { fa: ' و ', en: '-' };

/** Formats a number from 1 to 99 in words, because children learn digits sooner. */
export function numberInWords(number: number, locale: Locale): string {
  const [ten, one] = [Math.floor(number / 10), number % 10];
  if (ten === 1) return teens[locale][one] ?? '';
  return [tens[locale][ten], ones[locale][one]].filter(Boolean).join(joint[locale]);
}

/** Empties the fields when the document is left: the back/forward cache would show a child what an adult has typed. */
export function useClearOnLeave<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const empty = () => {
      for (const field of ref.current?.querySelectorAll('input') ?? []) field.value = '';
    };
    addEventListener('pagehide', empty);
    return () => removeEventListener('pagehide', empty);
  }, []);
  return ref;
}
