import { expect, it } from 'vitest';
import { defineMenu } from '../../brand/menu.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { defineLanguages } from '../../entry/languages.ts';
import { languageFacts, requestedLanguage } from '../../server/pages/page-language.ts';
import { createI18n } from './create-i18n.ts';
import type { Namespace } from './messages.ts';
import { loadMessages } from './messages.ts';

const file = (messages: object) => async () => ({ default: messages });

const languages = defineLanguages({
  ar: {
    name: 'العربية',
    dir: 'rtl',
    fallback: 'fa',
    messages: {
      './messages/ar/shell.json': file({
        search: 'بحث',
        daysLeft_zero: 'انتهى',
        daysLeft_one: 'يوم',
        daysLeft_two: 'يومان',
        daysLeft_few: '{{count, number}} أيام',
        daysLeft_many: '{{count, number}} يومًا',
        daysLeft_other: '{{count, number}} يوم',
      }),
    },
  },
  azb: {
    name: 'تۆرکجه',
    dir: 'rtl',
    fallback: 'en',
    plurals: 'ar',
    messages: { './messages/azb/shell.json': file({ daysLeft_two: 'ایکی گون' }) },
  },
});
const brand = {
  ...testBrand,
  name: { fa: 'آزمون', en: 'Test', ar: 'اختبار' },
  messages: { fa: { 'shell:cinema': 'فیلم‌ها' } },
  languages,
};

async function i18nIn(code: string, namespace: Namespace) {
  const facts = languageFacts(code, brand);
  const i18n = createI18n(facts, brand);
  await loadMessages({ brand, i18n, facts }, namespace);
  return i18n;
}

it('is read from the cookie, and falls back to a built-in language for names, dates and amounts', () => {
  expect(languageFacts('ar', brand)).toEqual({
    locale: 'fa',
    language: { code: 'ar', dir: 'rtl' },
  });
  expect(languageFacts('azb', brand)).toMatchObject({ locale: 'en' });
  expect(languageFacts('en', brand)).toEqual({ locale: 'en' });
  for (const unknown of ['de', 'constructor', undefined]) {
    expect(languageFacts(unknown, brand)).toEqual({ locale: 'fa' });
  }
  expect(languageFacts('ar', testBrand)).toEqual({ locale: 'fa' });
});

it('is read from the address first, in brands that have more languages', () => {
  const read = (query: string, of: typeof brand | typeof testBrand) =>
    requestedLanguage(`https://parde.test/${query}`, 'en', of);
  expect(read('?language=ar', brand)).toMatchObject({ locale: 'fa', addressLanguage: 'ar' });
  expect(read('?language=fa', brand)).toEqual({ locale: 'fa', addressLanguage: 'fa' });
  for (const query of ['', '?language=', '?language=de', '?language=constructor', '?lang=ar']) {
    expect(read(query, brand), query).toEqual({ locale: 'en' });
  }
  expect(read('?language=fa', testBrand)).toEqual({ locale: 'en' });
});

it('uses its own messages, and otherwise the brand’s and the built-in messages of the fallback', async () => {
  const i18n = await i18nIn('ar', 'shell');
  expect(i18n.t('search')).toBe('بحث');
  expect(i18n.t('cinema')).toBe('فیلم‌ها');
  expect(i18n.t('home')).toBe('خانه');
  expect((await i18nIn('ar', 'home')).t('home:watchNow')).toBe('تماشا');
});

it('has its own plurals and the fallback’s digits', async () => {
  const { t } = await i18nIn('ar', 'shell');
  const localised = [0, 1, 2, 5, 18, 100].map((count) => t('daysLeft', { count }));
  expect(localised).toEqual(['انتهى', 'يوم', 'يومان', '۵ أيام', '۱۸ يومًا', '۱۰۰ يوم']);
  // Without `plurals`, a browser that does not know the language would use the plural rules of its own language.
  const azeri = await i18nIn('azb', 'shell');
  expect(azeri.t('daysLeft', { count: 2 })).toBe('ایکی گون');
  expect(azeri.t('daysLeft', { count: 18 })).toBe('18 days of subscription left');
});

it('leaves the built-in languages unchanged', async () => {
  expect((await i18nIn('fa', 'shell')).t('search')).toBe('جست‌وجو');
  expect((await i18nIn('en', 'shell')).t('search')).toBe('Search');
});

it('shows the brand’s texts in its own language, or otherwise in the fallback', () => {
  const label = { fa: 'باشگاه', en: 'Club', ar: 'النادي' };
  const menu = defineMenu({ add: [{ id: 'club', label, href: '/club', places: ['header'] }] });
  const localised = languages.localiseBrand({ ...brand, menu }, 'ar');
  expect([localised.name.fa, localised.tagline.fa]).toEqual(['اختبار', testBrand.tagline.fa]);
  const view = { brand: localised, facts: { locale: 'fa' } } as const;
  expect(localised.menu?.arrange(view, '/', 'header', [])).toMatchObject([{ label: 'النادي' }]);
  expect(languages.localiseBrand(brand, undefined)).toBe(brand);
});
