import type { FormatterModule } from 'i18next';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes `{{count, number}}`. i18next would make a format for every number that it writes, which takes a server longer
 * than to look all the words of the page up. Words ask for few kinds: they are made once.
 */
export const writeNumber: Parameters<FormatterModule['add']>[1] = (
  value: number,
  locale = 'fa',
  { style, maximumFractionDigits }: Intl.NumberFormatOptions,
) => {
  const kind = [locale, style, maximumFractionDigits].join();
  const format =
    formats.get(kind) ?? new Intl.NumberFormat(locale, { style, maximumFractionDigits });
  formats.set(kind, format);
  return format.format(value);
};
