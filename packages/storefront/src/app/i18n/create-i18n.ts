import type { Locale } from '@parde/domain';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeNumber } from './number-format.ts';

/** One instance a request on the server, one a page in the browser: a shared one would leak a viewer's language. */
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
  i18n.services.formatter?.add('number', writeNumber);
  return i18n;
}
