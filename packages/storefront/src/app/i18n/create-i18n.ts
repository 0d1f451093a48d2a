import { formatNumber, formatPercent, type Locale, parseLocale } from '@parde/domain';
import { createInstance, type i18n as I18n } from 'i18next';

const templates = new Map<Locale, I18n>();

/**
 * One instance a request: a shared one would leak a viewer's language to the next. On the server instances of one
 * language share what holds no messages: its rules of plural and its formats take longer to make than a page's messages.
 */
export function createI18n(locale: Locale): I18n {
  if (!import.meta.env.SSR) return createOne(locale);
  const template = templates.get(locale) ?? createOne(locale);
  templates.set(locale, template);
  return template.cloneInstance({ forkResourceStore: true });
}

function createOne(locale: Locale): I18n {
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
