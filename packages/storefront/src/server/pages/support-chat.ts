import type { PageFacts } from '../../app/page/page.ts';
import type { Brand } from '../../brand/define-brand.ts';
import type { Environment } from '../../config/environment.server.ts';
import type { RouteRow } from '../../route-table.ts';
import { type ChatPolicy, chatProviders } from '../../shell/support/providers.ts';

interface DocumentChat {
  readonly support?: PageFacts['support'];
  readonly policy?: ChatPolicy;
}

/**
 * Returns a function that returns the support chat of a page's document. Kids mode and saved pages have none. Pages
 * that do not show the chat have it too, because links lead from them to pages that do.
 */
export function supportChats(
  brand: Pick<Brand, 'support'>,
  { SUPPORT_CHAT: support = brand.support }: Pick<Environment, 'SUPPORT_CHAT'>,
): (row: Pick<RouteRow, 'forKids'>, isExcluded: boolean) => DocumentChat {
  if (support === undefined || support === 'none') return () => ({});
  const { provider, id } = support;
  const chat = { support: { provider, id }, policy: chatProviders[provider].policy(support) };
  return (row, isExcluded) => (row.forKids || isExcluded ? {} : chat);
}
