import type { Locale } from '@parde/domain';
import { messageFiles } from '../../generated/message-files.ts';
import { loadChunk } from '../errors/load-chunk.ts';
import type { Page } from '../page/page.ts';

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
  readonly facts: Pick<Page['facts'], 'locale' | 'texts'>;
}

export async function loadMessages(
  { brand, i18n, facts: { locale, texts }, isPrefetch }: MessagesHolder,
  namespace: Namespace,
): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const load = messageFiles[namespace][locale];
  const [{ default: messages }] = await Promise.all([
    isPrefetch ? load() : loadChunk<{ default: object }>(load),
    brand.languages?.addMessages(i18n, namespace, isPrefetch === true),
  ]);
  const changed = Object.entries({ ...texts, ...brand.messages?.[locale] });
  // If nothing changes the messages, i18next need not copy them.
  const skipCopy = changed.length === 0;
  i18n.addResourceBundle(locale, namespace, messages, false, false, { skipCopy });
  for (const [key, text] of changed) {
    const [of, name = ''] = key.split(':');
    // i18next would show the key instead of an empty text.
    if (of === namespace) i18n.addResource(locale, of, name, text || ' ');
  }
}
