import { namespaces, wordsSource } from '../app/i18n/words.ts';
import type { Page } from '../app/page/page.ts';
import type { ClientAssets } from '../server/assets.server.ts';

/** Names the page's words in its head, or the browser would learn of them only from a script. */
export function preloadWords(head: string, { i18n, facts }: Page, assets: ClientAssets): string {
  const links = namespaces
    .filter((namespace) => i18n.hasResourceBundle(facts.locale, namespace))
    .map((namespace) => assets.module(wordsSource(facts.locale, namespace)))
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`);
  return head.replace('</head>', `${links.join('')}</head>`);
}
