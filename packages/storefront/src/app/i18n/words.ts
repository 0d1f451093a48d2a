import type { Locale } from '@parde/domain';
import type { i18n as I18n } from 'i18next';

/** Each file of words is a chunk of its own: a viewer is sent one language, and of it only what the page says. */
const files = {
  shell: { fa: () => import('./fa/shell.json'), en: () => import('./en/shell.json') },
  'my-lists': { fa: () => import('./fa/my-lists.json'), en: () => import('./en/my-lists.json') },
  search: { fa: () => import('./fa/search.json'), en: () => import('./en/search.json') },
  pages: { fa: () => import('./fa/pages.json'), en: () => import('./en/pages.json') },
  home: { fa: () => import('./fa/home.json'), en: () => import('./en/home.json') },
  'home-late': { fa: () => import('./fa/home-late.json'), en: () => import('./en/home-late.json') },
  title: { fa: () => import('./fa/title.json'), en: () => import('./en/title.json') },
  comments: { fa: () => import('./fa/comments.json'), en: () => import('./en/comments.json') },
  login: { fa: () => import('./fa/login.json'), en: () => import('./en/login.json') },
  menus: { fa: () => import('./fa/menus.json'), en: () => import('./en/menus.json') },
  purchase: { fa: () => import('./fa/purchase.json'), en: () => import('./en/purchase.json') },
  catalogue: { fa: () => import('./fa/catalogue.json'), en: () => import('./en/catalogue.json') },
  downloads: { fa: () => import('./fa/downloads.json'), en: () => import('./en/downloads.json') },
  live: { fa: () => import('./fa/live.json'), en: () => import('./en/live.json') },
  app: { fa: () => import('./fa/app.json'), en: () => import('./en/app.json') },
};

export type Namespace = keyof typeof files;

/** What i18next may be asked for. */
export type Words = {
  [N in Namespace]: Awaited<ReturnType<(typeof files)[N]['fa']>>['default'];
};

export const namespaces: readonly Namespace[] = Object.keys(files).filter(isNamespace);

function isNamespace(name: string): name is Namespace {
  return name in files;
}

/** Where a namespace's words stand, as the build's manifest names it. */
export function wordsSource(locale: Locale, namespace: string): string {
  return `/i18n/${locale}/${namespace}.json`;
}

export async function loadWords(i18n: I18n, locale: Locale, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const { default: words } = await files[namespace][locale]();
  i18n.addResourceBundle(locale, namespace, words);
}
