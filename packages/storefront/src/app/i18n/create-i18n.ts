import { formatNumber, formatPercent } from '@parde/domain';
import { createInstance, type i18n as I18n } from 'i18next';
import type { Languages } from '../../brand/languages.ts';
import type { PageFacts } from '../page/page.ts';

type InLanguage = Pick<PageFacts, 'locale' | 'language'>;

const templates = new Map<string, I18n>();

/**
 * One instance a request: a shared one would leak a viewer's language to the next. On the server instances of one
 * language share what holds no messages: its rules of plural and its formats take longer to make than a page's messages.
 */
export function createI18n(facts: InLanguage, languages?: Languages): I18n {
  if (!import.meta.env.SSR) return createOne(facts, languages);
  const code = facts.language?.code ?? facts.locale;
  const template = templates.get(code) ?? createOne(facts, languages);
  templates.set(code, template);
  return template.cloneInstance({ forkResourceStore: true });
}

function createOne({ locale, language }: InLanguage, languages: Languages | undefined): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language?.code ?? locale,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    fallbackLng: language ? locale : false,
    initAsync: false,
    // The default, but said: otherwise i18next looks at each key whether it is a sentence, a fifth of the time of `t`.
    keySeparator: '.',
    // React escapes.
    interpolation: { escapeValue: false },
  });
  i18n.services.formatter?.add('number', (value, _language, { style }) => {
    const format = style === 'percent' ? formatPercent : formatNumber;
    return format(Number(value), locale);
  });
  languages?.prepare(i18n);
  return i18n;
}
