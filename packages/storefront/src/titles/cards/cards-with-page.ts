import type { Card } from '@parde/api-client';
import { hasContentPage } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';

/** The cards that lead to a page: the server may name people and channels, and have nothing of them. */
export function cardsWithPage(
  page: Pick<Page, 'facts'>,
  cards: readonly Card[] | undefined,
): readonly Card[] {
  return (cards ?? []).filter(({ content_type: type }) => hasContentPage(page, type));
}
