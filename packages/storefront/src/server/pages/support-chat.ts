import type { PageFacts } from '../../app/page/page.ts';
import type { Brand } from '../../brand/define-brand.ts';
import type { Environment } from '../../config/environment.server.ts';
import { hasSupportChat, type RouteRow } from '../../route-table.ts';
import { chatProviders } from '../../shell/support/providers/index.ts';
import type { ChatPolicy } from '../../shell/support/providers/provider.ts';

interface DocumentFacts {
  readonly row: Pick<RouteRow, 'layout' | 'forKids'>;
  readonly isKidsMode: boolean;
  /** True for the page that a device saves. It has no chat, because that is a third-party script. */
  readonly isStored: boolean;
}

interface DocumentChat {
  readonly support?: PageFacts['support'];
  readonly policy?: ChatPolicy;
}

/** Returns a function that returns the support chat of a document. */
export function supportChats(
  brand: Pick<Brand, 'support'>,
  { SUPPORT_CHAT }: Pick<Environment, 'SUPPORT_CHAT'>,
): (document: DocumentFacts) => DocumentChat {
  const support = SUPPORT_CHAT ?? brand.support;
  if (support === undefined || support === 'none') return () => ({});
  const { provider, id } = support;
  const chat = { support: { provider, id }, policy: chatProviders[provider].policy(support) };
  return ({ row, isKidsMode, isStored }) =>
    hasSupportChat(row) && !isKidsMode && !isStored ? chat : {};
}
