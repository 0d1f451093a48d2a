import type { Locale } from './locale.ts';
import { foldPersian } from './persian-folding.ts';

const letters: Readonly<Record<Locale, string>> = {
  fa: 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی',
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** The letters that a name may begin with, in their order. */
export function alphabetOf(locale: Locale): string[] {
  return [...letters[locale]].sort(new Intl.Collator(locale).compare);
}

/** The letter that a name is found under: ي under ی, É under E. Undefined for a digit or another alphabet's letter. */
export function initialOf(name: string, locale: Locale): string | undefined {
  const [first = ''] = name.trim().normalize('NFC');
  // Folded, it would be an ا, and dictionaries have it before.
  const letter = first === 'آ' ? first : foldPersian(first).toUpperCase();
  return letter !== '' && letters[locale].includes(letter) ? letter : undefined;
}
