import { formatNumber, formatPercent } from '@parde/domain';
import { createInstance, type i18n as I18n } from 'i18next';
import type { Brand } from '../../brand/define-brand.ts';
import type { PageFacts } from '../page/page.ts';

type InLanguage = Pick<PageFacts, 'locale' | 'language'>;
type NamedBrand = Pick<Brand, 'name' | 'languages'>;

const templates = new Map<string, I18n>();

/**
 * Creates one instance per request, because a shared instance would leak a viewer's language to the next request. On
 * the server, instances of one language share the parts without messages: creating plural rules and formats takes
 * longer than adding a page's messages.
 */
export function createI18n(facts: InLanguage, brand?: NamedBrand): I18n {
  if (!import.meta.env.SSR) return createOne(facts, brand);
  const key = `${facts.language?.code ?? facts.locale} ${brand?.name[facts.locale]}`;
  const template = templates.get(key) ?? createOne(facts, brand);
  templates.set(key, template);
  return template.cloneInstance({ forkResourceStore: true });
}

function createOne({ locale, language }: InLanguage, brand: NamedBrand | undefined): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language?.code ?? locale,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    fallbackLng: language ? locale : false,
    initAsync: false,
    // This is the default, but if it is missing, i18next checks whether each key is a sentence, which takes a fifth of
    // the time of `t`.
    keySeparator: '.',
    // React already escapes values. Every message may contain the brand's name.
    interpolation: { escapeValue: false, defaultVariables: { brand: brand?.name[locale] } },
    // A document never changes its language, so components need not listen for a change.
    react: { bindI18n: false },
  });
  i18n.services.formatter?.add('number', (value, _language, { style }) => {
    const format = style === 'percent' ? formatPercent : formatNumber;
    return format(Number(value), locale);
  });
  brand?.languages?.prepare(i18n);
  return i18n;
}
