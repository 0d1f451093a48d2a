import { ask, askPages } from '@parde/api-client/query';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';

/**
 * Loads the messages, and the facts, which may fail independently. Only a server-rendered document waits for the
 * facts: a page that opens later shows them as they arrive.
 */
export async function prefetchAccount(page: Page): Promise<void> {
  const { api, queryClient } = page;
  const facts = Promise.all([
    hasOperation(page, 'getWallet') && queryClient.prefetchQuery(ask(api, 'getWallet')),
    hasOperation(page, 'getDebitSubscriptions') &&
      queryClient.prefetchQuery(ask(api, 'getDebitSubscriptions')),
    hasOperation(page, 'getReferral') && queryClient.prefetchQuery(ask(api, 'getReferral')),
    hasOperation(page, 'listGiftDays') &&
      queryClient.prefetchInfiniteQuery(askPages(api, 'listGiftDays')),
  ]);
  await Promise.all([loadMessages(page, 'account'), import.meta.env.SSR && facts]);
}
