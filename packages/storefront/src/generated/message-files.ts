/**
 * Made from app/i18n by `pnpm generate messages`. Do not edit.
 */

/** Each file is a chunk, so a page loads one language and only its own namespaces. */
export const messageFiles = {
  accessibility: {
    fa: () => import('../app/i18n/fa/accessibility.json'),
    en: () => import('../app/i18n/en/accessibility.json'),
  },
  account: {
    fa: () => import('../app/i18n/fa/account.json'),
    en: () => import('../app/i18n/en/account.json'),
  },
  app: { fa: () => import('../app/i18n/fa/app.json'), en: () => import('../app/i18n/en/app.json') },
  callback: {
    fa: () => import('../app/i18n/fa/callback.json'),
    en: () => import('../app/i18n/en/callback.json'),
  },
  catalogue: {
    fa: () => import('../app/i18n/fa/catalogue.json'),
    en: () => import('../app/i18n/en/catalogue.json'),
  },
  comments: {
    fa: () => import('../app/i18n/fa/comments.json'),
    en: () => import('../app/i18n/en/comments.json'),
  },
  'data-cost': {
    fa: () => import('../app/i18n/fa/data-cost.json'),
    en: () => import('../app/i18n/en/data-cost.json'),
  },
  'direct-debit': {
    fa: () => import('../app/i18n/fa/direct-debit.json'),
    en: () => import('../app/i18n/en/direct-debit.json'),
  },
  downloads: {
    fa: () => import('../app/i18n/fa/downloads.json'),
    en: () => import('../app/i18n/en/downloads.json'),
  },
  'home-late': {
    fa: () => import('../app/i18n/fa/home-late.json'),
    en: () => import('../app/i18n/en/home-late.json'),
  },
  home: {
    fa: () => import('../app/i18n/fa/home.json'),
    en: () => import('../app/i18n/en/home.json'),
  },
  'hover-preview': {
    fa: () => import('../app/i18n/fa/hover-preview.json'),
    en: () => import('../app/i18n/en/hover-preview.json'),
  },
  'kids-area': {
    fa: () => import('../app/i18n/fa/kids-area.json'),
    en: () => import('../app/i18n/en/kids-area.json'),
  },
  'kids-lock': {
    fa: () => import('../app/i18n/fa/kids-lock.json'),
    en: () => import('../app/i18n/en/kids-lock.json'),
  },
  live: {
    fa: () => import('../app/i18n/fa/live.json'),
    en: () => import('../app/i18n/en/live.json'),
  },
  login: {
    fa: () => import('../app/i18n/fa/login.json'),
    en: () => import('../app/i18n/en/login.json'),
  },
  menus: {
    fa: () => import('../app/i18n/fa/menus.json'),
    en: () => import('../app/i18n/en/menus.json'),
  },
  'my-downloads': {
    fa: () => import('../app/i18n/fa/my-downloads.json'),
    en: () => import('../app/i18n/en/my-downloads.json'),
  },
  'my-lists': {
    fa: () => import('../app/i18n/fa/my-lists.json'),
    en: () => import('../app/i18n/en/my-lists.json'),
  },
  payments: {
    fa: () => import('../app/i18n/fa/payments.json'),
    en: () => import('../app/i18n/en/payments.json'),
  },
  'plan-by-debit': {
    fa: () => import('../app/i18n/fa/plan-by-debit.json'),
    en: () => import('../app/i18n/en/plan-by-debit.json'),
  },
  press: {
    fa: () => import('../app/i18n/fa/press.json'),
    en: () => import('../app/i18n/en/press.json'),
  },
  purchase: {
    fa: () => import('../app/i18n/fa/purchase.json'),
    en: () => import('../app/i18n/en/purchase.json'),
  },
  referral: {
    fa: () => import('../app/i18n/fa/referral.json'),
    en: () => import('../app/i18n/en/referral.json'),
  },
  'save-offline': {
    fa: () => import('../app/i18n/fa/save-offline.json'),
    en: () => import('../app/i18n/en/save-offline.json'),
  },
  'saved-titles': {
    fa: () => import('../app/i18n/fa/saved-titles.json'),
    en: () => import('../app/i18n/en/saved-titles.json'),
  },
  search: {
    fa: () => import('../app/i18n/fa/search.json'),
    en: () => import('../app/i18n/en/search.json'),
  },
  settings: {
    fa: () => import('../app/i18n/fa/settings.json'),
    en: () => import('../app/i18n/en/settings.json'),
  },
  shell: {
    fa: () => import('../app/i18n/fa/shell.json'),
    en: () => import('../app/i18n/en/shell.json'),
  },
  texts: {
    fa: () => import('../app/i18n/fa/texts.json'),
    en: () => import('../app/i18n/en/texts.json'),
  },
  title: {
    fa: () => import('../app/i18n/fa/title.json'),
    en: () => import('../app/i18n/en/title.json'),
  },
  ussd: {
    fa: () => import('../app/i18n/fa/ussd.json'),
    en: () => import('../app/i18n/en/ussd.json'),
  },
  wallet: {
    fa: () => import('../app/i18n/fa/wallet.json'),
    en: () => import('../app/i18n/en/wallet.json'),
  },
  watched: {
    fa: () => import('../app/i18n/fa/watched.json'),
    en: () => import('../app/i18n/en/watched.json'),
  },
};
