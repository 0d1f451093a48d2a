import type { Locale } from '@parde/domain';
import { loadChunk } from '../errors/load-chunk.ts';
import type { Page } from '../page/page.ts';

/** Each file is a chunk, so a page loads one language and only its own namespaces. */
export const messageFiles = {
  shell: { fa: () => import('./fa/shell.json'), en: () => import('./en/shell.json') },
  'my-lists': { fa: () => import('./fa/my-lists.json'), en: () => import('./en/my-lists.json') },
  settings: { fa: () => import('./fa/settings.json'), en: () => import('./en/settings.json') },
  search: { fa: () => import('./fa/search.json'), en: () => import('./en/search.json') },
  home: { fa: () => import('./fa/home.json'), en: () => import('./en/home.json') },
  'home-late': { fa: () => import('./fa/home-late.json'), en: () => import('./en/home-late.json') },
  title: { fa: () => import('./fa/title.json'), en: () => import('./en/title.json') },
  'hover-preview': {
    fa: () => import('./fa/hover-preview.json'),
    en: () => import('./en/hover-preview.json'),
  },
  comments: { fa: () => import('./fa/comments.json'), en: () => import('./en/comments.json') },
  'kids-lock': {
    fa: () => import('./fa/kids-lock.json'),
    en: () => import('./en/kids-lock.json'),
  },
  'kids-area': { fa: () => import('./fa/kids-area.json'), en: () => import('./en/kids-area.json') },
  login: { fa: () => import('./fa/login.json'), en: () => import('./en/login.json') },
  menus: { fa: () => import('./fa/menus.json'), en: () => import('./en/menus.json') },
  purchase: { fa: () => import('./fa/purchase.json'), en: () => import('./en/purchase.json') },
  callback: { fa: () => import('./fa/callback.json'), en: () => import('./en/callback.json') },
  wallet: { fa: () => import('./fa/wallet.json'), en: () => import('./en/wallet.json') },
  'direct-debit': {
    fa: () => import('./fa/direct-debit.json'),
    en: () => import('./en/direct-debit.json'),
  },
  'plan-by-debit': {
    fa: () => import('./fa/plan-by-debit.json'),
    en: () => import('./en/plan-by-debit.json'),
  },
  catalogue: { fa: () => import('./fa/catalogue.json'), en: () => import('./en/catalogue.json') },
  downloads: { fa: () => import('./fa/downloads.json'), en: () => import('./en/downloads.json') },
  'save-offline': {
    fa: () => import('./fa/save-offline.json'),
    en: () => import('./en/save-offline.json'),
  },
  'my-downloads': {
    fa: () => import('./fa/my-downloads.json'),
    en: () => import('./en/my-downloads.json'),
  },
  'saved-titles': {
    fa: () => import('./fa/saved-titles.json'),
    en: () => import('./en/saved-titles.json'),
  },
  live: { fa: () => import('./fa/live.json'), en: () => import('./en/live.json') },
  account: { fa: () => import('./fa/account.json'), en: () => import('./en/account.json') },
  payments: { fa: () => import('./fa/payments.json'), en: () => import('./en/payments.json') },
  press: { fa: () => import('./fa/press.json'), en: () => import('./en/press.json') },
  ussd: { fa: () => import('./fa/ussd.json'), en: () => import('./en/ussd.json') },
  referral: { fa: () => import('./fa/referral.json'), en: () => import('./en/referral.json') },
  texts: { fa: () => import('./fa/texts.json'), en: () => import('./en/texts.json') },
  'data-cost': { fa: () => import('./fa/data-cost.json'), en: () => import('./en/data-cost.json') },
  watched: { fa: () => import('./fa/watched.json'), en: () => import('./en/watched.json') },
  app: { fa: () => import('./fa/app.json'), en: () => import('./en/app.json') },
  accessibility: {
    fa: () => import('./fa/accessibility.json'),
    en: () => import('./en/accessibility.json'),
  },
};

export type Namespace = keyof typeof messageFiles;

/** The keys of i18next's `t` by namespace. */
export type Messages = {
  [N in Namespace]: Awaited<ReturnType<(typeof messageFiles)[N]['fa']>>['default'];
};

export const namespaces: readonly Namespace[] = Object.keys(messageFiles).filter(isNamespace);

function isNamespace(name: string): name is Namespace {
  return name in messageFiles;
}

/** Returns the end of a namespace file's source path, by which the build's manifest is searched. */
export function messagesSource(locale: Locale, namespace: string): string {
  return `/i18n/${locale}/${namespace}.json`;
}

/** Returns the messages as they are in the file. */
export async function readMessages(locale: Locale, namespace: Namespace): Promise<object> {
  return (await messageFiles[namespace][locale]()).default;
}

interface MessagesHolder extends Pick<Page, 'i18n' | 'isPrefetch'> {
  readonly brand: Pick<Page['brand'], 'messages' | 'languages'>;
  readonly facts: Pick<Page['facts'], 'locale'>;
}

export async function loadMessages(
  { brand, i18n, facts: { locale }, isPrefetch }: MessagesHolder,
  namespace: Namespace,
): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const load = messageFiles[namespace][locale];
  const [{ default: messages }] = await Promise.all([
    isPrefetch ? load() : loadChunk<{ default: object }>(load),
    brand.languages?.addMessages(i18n, namespace, isPrefetch === true),
  ]);
  const brandMessages = brand.messages?.[locale];
  // If nothing changes the messages, i18next need not copy them.
  i18n.addResourceBundle(locale, namespace, messages, false, false, { skipCopy: !brandMessages });
  for (const [key, text] of Object.entries(brandMessages ?? {})) {
    const [of, name = ''] = key.split(':');
    // i18next would show the key instead of an empty text.
    if (of === namespace) i18n.addResource(locale, of, name, text || ' ');
  }
}
