import { defineAnalytics } from '@parde/storefront/analytics';
import { defineBrand, defineMenu, definePages, defineParts } from '@parde/storefront/brand';
import { defineHome } from '@parde/storefront/home';
import { defineLanguages } from '@parde/storefront/languages';
import { testBrand } from '../../brand/test-brand.ts';

/** The examples of docs/brands.md in one brand. A test compares both. */
export const brand = defineBrand({
  ...testBrand,
  logo: {
    mark: 'M4 3h16v18H4z',
    picture: { light: '/logo.svg', dark: '/logo-dark.svg', width: 120, height: 32 },
  },
  fonts: {
    family: 'Estedad',
    faces: [
      {
        src: '/assets/estedad-latin-basic-5e6f7a8b.woff2',
        weight: '100 900',
        unicodeRange: 'U+0020-007E',
        preload: ['en'],
      },
      {
        src: '/assets/estedad-persian-1a2b3c4d.woff2',
        weight: '100 900',
        unicodeRange: 'U+0600-06FF, U+200C',
        preload: ['fa', 'en'],
      },
    ],
    metrics: { ascent: 102.5, descent: 53.7 },
  },
  head: [
    { name: 'google-site-verification', content: 'x1Y2z3' },
    { name: 'msvalidate.01', content: '1A2B3C' },
    { name: 'apple-itunes-app', content: 'app-id=123456789' },
    { property: 'al:ios:app_store_id', content: '123456789' },
    { property: 'al:android:package', content: 'com.example.saba' },
    { rel: 'me', href: 'https://social.example/@saba' },
  ],
  messages: {
    fa: {
      'login:title': 'به {{brand}} خوش آمدید',
      'login:lead': 'شمارهٔ همراهتان را بنویسید.',
      'shell:plans': 'بسته‌ها',
    },
    en: { 'login:title': 'Welcome to {{brand}}' },
  },
  languages: defineLanguages({
    ar: {
      name: 'العربية',
      dir: 'rtl',
      fallback: 'fa',
      messages: import.meta.glob('./messages/ar/*.json'),
    },
  }),
  menu: defineMenu({
    order: ['live', 'club'],
    hide: ['studio', 'kids'],
    add: [
      {
        id: 'club',
        label: { fa: 'باشگاه', en: 'Club' },
        href: '/club',
        icon: 'M4 3h16v18H4z',
        places: ['header', 'side-menu', 'bottom-bar'],
      },
    ],
  }),
  money: { vatPercent: 9, quickAmounts: [50_000, 100_000, 200_000] },
  offline: { cheapHours: [{ from: '02:00', to: '08:00' }] },
  pages: definePages([
    { path: '/club/:id?', load: () => import('./pages/club.tsx'), listed: true },
    { replaces: 'terms', load: () => import('./pages/terms.tsx') },
  ]),
  parts: defineParts({
    'card-badge': () => import('./parts/card-badge.tsx'),
    'footer-columns': () => import('./parts/footer-columns.tsx'),
    'social-links': () => import('./parts/social-links.tsx'),
  }),
  home: defineHome({
    order: ['slider', 'weekend', 'top'],
    hide: ['plans'],
    shelves: [
      { id: 'weekend', title: { fa: 'آخر هفته', en: 'The weekend' }, from: { genre: 'comedy' } },
    ],
  }),
  analytics: defineAnalytics({
    origins: import.meta.env.DEV ? ['http://localhost:4318'] : ['https://stats.example'],
    consent: 'ask',
    start: () => import('./analytics.ts'),
  }),
  support: { provider: 'goftino', id: 'a1B2c3' },
});
