import type { Locale } from './locale.ts';
import { foldPersian } from './persian-folding.ts';

const letters: Readonly<Record<Locale, string>> = {
  fa: 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی',
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** Returns the letters that a name may begin with, in alphabetical order. */
export function alphabetOf(locale: Locale): string[] {
  return [...letters[locale]].sort(new Intl.Collator(locale).compare);
}

/**
 * Returns the letter under which a name is listed: ي under ی, É under E. Undefined for a digit or a letter of another
 * alphabet.
 */
export function initialOf(name: string, locale: Locale): string | undefined {
  const [first = ''] = name.trim().normalize('NFC');
  // Folding would turn آ into ا, but dictionaries list آ first.
  const letter = first === 'آ' ? first : foldPersian(first).toUpperCase();
  return letter !== '' && letters[locale].includes(letter) ? letter : undefined;
}
