import { formatNumber, formatPercent, type Locale, parseLocale } from '@parde/domain';
import { createInstance, type i18n as I18n } from 'i18next';

/** One instance a request: a shared one would leak a viewer's language to the next. */
export function createI18n(locale: Locale): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    fallbackLng: false,
    initAsync: false,
    // The default, but said: otherwise i18next looks at each key whether it is a sentence, a fifth of the time of `t`.
    keySeparator: '.',
    // React escapes.
    interpolation: { escapeValue: false },
  });
  i18n.services.formatter?.add('number', (value, language, { style }) => {
    const format = style === 'percent' ? formatPercent : formatNumber;
    return format(Number(value), parseLocale(language));
  });
  return i18n;
}
