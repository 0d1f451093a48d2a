import type { Locale } from '@parde/domain';
import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One instance a request: a shared one would leak a viewer's language to the next. */
export function createI18n(locale: Locale): I18n {
  const i18n = createInstance();
  i18n.use(initReactI18next);
  void i18n.init({
    lng: locale,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    fallbackLng: false,
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  i18n.services.formatter?.add('number', formatNumber);
  return i18n;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats `{{count, number}}`. i18next makes a new `Intl.NumberFormat` each time, which is slow on the server. */
const formatNumber: Parameters<FormatterModule['add']>[1] = (
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
