import type { Locale } from '@parde/domain';
import type { i18n as I18n, ResourceLanguage } from 'i18next';

/** Each file of words is a chunk of its own: a viewer is sent one language, and of it only what the page says. */
const files = import.meta.glob<ResourceLanguage[string]>('./{fa,en}/*.json', { import: 'default' });

export const namespaces = [
  'shell',
  'my-lists',
  'search',
  'pages',
  'home',
  'home-late',
  'title',
  'comments',
  'login',
  'menus',
  'purchase',
  'catalogue',
  'downloads',
  'live',
  'app',
] as const;
export type Namespace = (typeof namespaces)[number];

/** Where a namespace's words stand, as the build's manifest names it. */
export function wordsSource(locale: Locale, namespace: string): string {
  return `/i18n/${locale}/${namespace}.json`;
}

export async function loadWords(i18n: I18n, locale: Locale, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const load = files[`./${locale}/${namespace}.json`];
  if (!load) throw new Error(`There are no words "${namespace}" in "${locale}".`);
  i18n.addResourceBundle(locale, namespace, await load());
}
