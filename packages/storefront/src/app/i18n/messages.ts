import { loadChunk } from '../errors/load-chunk.ts';
import type { Page } from '../page/page.ts';
import { messageFiles, type Namespace } from './message-files.ts';

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
    if (of === namespace) i18n.addResource(locale, of, name, text);
  }
}
