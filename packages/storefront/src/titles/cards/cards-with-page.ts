import type { Card } from '@parde/api-client';
import { hasContentPage } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';

/** Returns the cards that have a page. The server may list people and channels without having their pages. */
export function cardsWithPage(
  page: Pick<Page, 'facts'>,
  cards: readonly Card[] | undefined,
): readonly Card[] {
  return (cards ?? []).filter(({ content_type: type }) => hasContentPage(page, type));
}
